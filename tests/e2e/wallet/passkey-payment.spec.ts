import { expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { addPasskey, giveDevice } from '../accounts/device.ts';
import { member } from '../accounts/member.ts';
import { setUpTwoFactor } from '../accounts/phone.ts';
import { cents, expectUsable, test, wallet } from '../support.ts';

const USERNAME = 'keyed-payer';

/** Verifies the account, and lets its methods be old enough to be paid to. */
function settleIn(): void {
  const db = openDatabase();
  db.prepare(`UPDATE users SET verification = 'verified' WHERE username = ?`).run(USERNAME);
  db.prepare(
    `UPDATE payment_methods SET created_at = created_at - 172800000
     WHERE user_id = (SELECT id FROM users WHERE username = ?)`,
  ).run(USERNAME);
  db.close();
}

test('a passkey stands for the code of a payment above $100, in and out, each time anew', async ({ browser }) => {
  const page = await member(browser, USERNAME, { expected: /401/ });
  await giveDevice(page);
  await addPasskey(page, 'My laptop');

  await page.goto('/wallet?tab=methods');
  for (const kind of ['Credit or debit card', 'PayPal']) {
    await page
      .getByRole('button', { name: /^Add (a payment )?method$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind').selectOption(kind);
    if (kind === 'PayPal') await dialog.getByLabel(/mail/i).fill('payer@players.example');
    await dialog.getByRole('button', { name: 'Add method' }).click();
    await expect(dialog).toBeHidden();
  }
  settleIn();

  // Without a second factor there is a way to one, before anything is sent.
  await page.goto('/wallet?tab=deposit');
  await page.getByRole('textbox', { name: 'Amount' }).fill('250');
  await expect(page.getByRole('link', { name: 'Set up two-factor authentication' })).toBeVisible();
  await page.goto('/2fa-setup');
  await setUpTwoFactor(page, { hasPasskey: true });

  await page.goto('/wallet?tab=deposit');
  await page.getByRole('textbox', { name: 'Amount' }).fill('250');
  await expect(page.getByLabel('Two-factor code')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Confirmed with your passkey')).toBeVisible();
  await expect(page.getByLabel('Two-factor code')).toHaveCount(0);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Add $250.00' }).click();
  await expect(page.getByText('$250.00 was added to your wallet')).toBeVisible();
  expect(cents((await wallet(page)).balance)).toBe(250_00);

  await page.getByRole('tab', { name: 'Withdraw' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('120');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await expect(page.getByLabel('Two-factor code')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Confirmed with your passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $120.00' }).click();
  // No toast: that of the first login of the day may take its place.
  await expect(page.getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem')).toContainText('Pending');
  expect(cents((await wallet(page)).availableToBet), '$122.50 is held').toBe(127_50);
});
