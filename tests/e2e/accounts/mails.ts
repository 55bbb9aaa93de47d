import { type Page, expect } from 'playwright/test';
import { isSeen, pathOf, textOf } from '../reads.ts';

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
  // The page comes whole from the server: what is not in it does not come later.
  const found = {
    code: (await isSeen(code)) ? await textOf(code, /\S/) : null,
    link: (await isSeen(link)) ? await pathOf(link) : null,
  };
  await tab.close();
  return found;
}
