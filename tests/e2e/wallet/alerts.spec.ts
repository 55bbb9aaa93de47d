import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { type Page, expect } from 'playwright/test';
import { NARROW, expectUsable, player, test } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

/** What the server under test was started with: its default. */
const SECRET = 'demo-secret-for-development-only';

/** An event of the sandbox, as signed as a real one, of a payment that was never made here. */
async function speakOfUnknown(page: Page, ref: string): Promise<void> {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, kind: 'deposit', ref, status: 'succeeded' });
  const at = walkNow();
  const key = Buffer.from(hkdfSync('sha256', SECRET, 'gauntlet', 'sandbox webhooks', 32));
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const answer = await page.request.post('/api/payments/webhooks/sandbox', {
    headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${at},v1=${signature}` },
    data: body,
  });
  expect(answer.status()).toBe(404);
}

test('an event of a payment that nobody knows alerts staff, who resolve it with a reason that stays', async ({
  browser,
  pass,
}) => {
  const admin = await player(browser, 'admin');
  const moderator = await player(browser, 'moderator', { viewport: NARROW });
  await Promise.all([admin.goto('/admin/finance'), moderator.goto('/admin/finance')]);
  const books = admin.getByRole('region', { name: 'Books' });
  await books.getByRole('button', { name: 'Check now' }).click();
  await expect(books.getByText('Books agree')).toBeVisible();
  await expect(books.getByText(/Last checked (just now|\d+ seconds? ago)/)).toBeVisible();

  const ref = `sbx_${randomUUID()}`;
  await speakOfUnknown(admin, ref);
  await pass(10 * 60_000);
  await books.getByRole('button', { name: 'Check now' }).click();
  const alert = books.getByRole('list', { name: 'Open alerts' }).getByRole('listitem').filter({ hasText: ref });
  await expect(alert).toContainText('The provider reports a payment that isn’t ours');
  await expect(alert).toContainText('deposit succeeded');
  await expectUsable(admin);

  // The moderator's page follows, and offers no way to resolve.
  const seen = moderator.getByRole('list', { name: 'Open alerts' }).getByRole('listitem').filter({ hasText: ref });
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('button')).toHaveCount(0);
  await expectUsable(moderator);

  await alert.getByRole('button', { name: /^Resolve/ }).focus();
  await admin.keyboard.press('e');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByText('Give the reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A trial of the provider, nothing was paid.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog).toBeHidden();
  await expect(seen).toHaveCount(0);

  await books.getByRole('button', { name: 'Show resolved alerts' }).click();
  const resolved = books.getByRole('list', { name: 'Resolved alerts' }).getByRole('listitem').filter({ hasText: ref });
  await expect(resolved).toContainText('A trial of the provider, nothing was paid.');
  await expect(resolved).toContainText('admin');
  await expectUsable(admin);
});
