import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { walkNow } from '../walk-clock.mjs';

/** Reads the newest e-mail to an address in the development mailbox, in a tab of its own; waits for one with that subject. */
export async function readMail(
  page: Page,
  address: string,
  subject: string,
): Promise<{ code: string | null; link: string | null }> {
  const tab = await page.context().newPage();
  const row = tab
    .getByRole('listitem')
    .filter({ hasText: `to ${address}` })
    .first();
  await expect(async () => {
    await tab.goto('/dev/mailbox');
    await expect(row.getByRole('link', { name: subject })).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole('link').click();
  await expect(tab.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const [code, link] = [tab.locator('#code'), tab.locator('#link')];
  const found = {
    code: (await code.count()) > 0 ? await code.textContent() : null,
    link: (await link.count()) > 0 ? await link.getAttribute('href') : null,
  };
  await tab.close();
  return found;
}

/** Lets the code of a registration expire, as if its ten minutes had passed. */
export function expireCode(username: string): void {
  const db = openDatabase();
  const { changes } = db
    .prepare('UPDATE registrations SET code_expires_at = ? WHERE username = ?')
    .run(walkNow(), username);
  db.close();
  expect(changes).toBe(1);
}
