import { type Page, expect } from 'playwright/test';
import { completeSteps, enter, signUp } from '../accounts/newcomer.ts';
import { openDatabase } from '../database.ts';
import { cents, player, wallet, test } from '../support.ts';

test('a withdrawal names fee and total, is approved by a moderator in another browser and arrives (WA-12, AF-05)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const moderator = await player(browser, 'moderator');
  const before = await wallet(demo);

  await moderator.goto('/admin/finance');
  await demo.goto('/wallet?tab=withdraw');
  const amount = demo.getByRole('textbox', { name: 'Amount' });
  await amount.fill('9.99');
  await amount.blur();
  await expect(demo.getByText('The minimum is $10.00.')).toBeVisible();
  await amount.fill('1000.01');
  await amount.blur();
  await expect(
    demo.getByText(/Your account’s limit for this is \$1,000\.00 a day\. You have \$[\d,.]+ left\./),
  ).toBeVisible();

  await amount.fill('40');
  await demo.getByRole('radio', { name: /^Bank account/ }).check();
  await demo.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = demo.getByRole('alertdialog');
  for (const figure of ['$40.00', '$2.50', '$42.50', '1-3 business days']) await expect(dialog).toContainText(figure);
  await dialog.getByRole('button', { name: 'Withdraw $40.00' }).click();
  await expect(demo.getByText('$42.50 is held until our staff decide.', { exact: true })).toBeVisible();
  const row = demo.getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem').first();
  await expect(row).toContainText('Pending');
  const asked = await wallet(demo);
  expect(asked.balance, 'it is still the player’s').toBe(before.balance);
  expect(cents(asked.availableToBet)).toBe(cents(before.availableToBet) - 42_50);

  // So does the queue of staff, which was open before.
  const request = moderator.getByRole('listitem').filter({ hasText: 'demo' }).filter({ hasText: '$42.50' });
  await request.getByRole('button', { name: 'Hold demo’s withdrawal' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(request).toHaveCount(0);
  // Nobody touches the player's page: it follows by itself.
  await expect(row).toContainText('Processing');

  await moderator.getByLabel('Status').selectOption('Processing');
  await expect(request.getByRole('button', { name: /^Hold/ })).toHaveCount(0);
  await request.getByRole('button', { name: 'Approve demo’s withdrawal' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(request).toHaveCount(0);
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('We sent $40.00 to Bank account.');
  // The header follows by a way of its own.
  await expect(demo.getByRole('banner').getByRole('link', { name: /Wallet balance/ })).toContainText(
    ((cents(before.balance) - 42_50) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );
  expect(cents((await wallet(demo)).balance)).toBe(cents(before.balance) - 42_50);
});

test('a rejected withdrawal comes back whole, with the reason', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const moderator = await player(browser, 'moderator');
  const before = await wallet(demo);
  await demo.goto('/wallet?tab=withdraw');
  await demo.getByRole('textbox', { name: 'Amount' }).fill('15');
  await demo.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $15.00' }).click();
  await expect(demo.getByText('$17.50 is held until our staff decide.', { exact: true })).toBeVisible();

  await moderator.goto('/admin/finance?status=pending');
  const request = moderator.getByRole('listitem').filter({ hasText: 'demo' }).filter({ hasText: '$17.50' });
  await request.getByRole('button', { name: 'Reject demo’s withdrawal' }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText('Give the reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Tried out by a test');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(request).toHaveCount(0);

  const row = demo.getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem').first();
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText('Tried out by a test. $17.50 is back in your wallet.');
  expect(await wallet(demo)).toEqual(before);
});

test('a method that is too young for payouts says from when money can go there', async ({ browser }) => {
  const page = await player(browser, 'demo');
  await page.goto('/wallet?tab=withdraw');
  const young = page.getByRole('radio', { name: /^PayPal/ });
  await expect(young).toBeDisabled();
  await expect(page.getByText(/You can withdraw to a new method after 24 hours: from /)).toBeVisible();
});

test('a payout of the configured sum is approved by two administrators, and until then by nobody else and not twice by one', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin');
  const query = 'mutation O($input: SetSettingsInput!) { setSettings(input: $input) { key } }';
  const input = { changes: [{ key: 'double_approval_from', value: '20' }], reason: 'Two look at every large payout.' };
  const headers = { 'Idempotency-Key': 'two-look-at-large-payouts' };
  const set = await admin.request.post('/graphql', { data: { query, variables: { input } }, headers });
  expect(await set.text()).not.toContain('"errors"');
  const colleague = signUp('SecondAdmin');
  completeSteps(colleague.id, ['setup', 'tutorial']);
  const db = openDatabase();
  db.prepare("UPDATE users SET role = 'administrator' WHERE id = ?").run(colleague.id);
  db.close();

  const demo = await player(browser, 'demo');
  await demo.goto('/wallet?tab=withdraw');
  await demo.getByRole('textbox', { name: 'Amount' }).fill('20');
  await demo.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Withdraw $20.00' }).click();
  await expect(demo.getByText('$22.50 is held until our staff decide.', { exact: true })).toBeVisible();
  const row = demo.getByRole('list', { name: 'Your withdrawals' }).getByRole('listitem').first();

  const [moderator, second] = [await player(browser, 'moderator'), await enter(browser, colleague)];
  const requestOf = (staff: Page) =>
    staff.getByRole('listitem').filter({ hasText: 'demo' }).filter({ hasText: '$22.50' });
  const approve = async (staff: Page): Promise<void> => {
    await requestOf(staff).getByRole('button', { name: 'Approve demo’s withdrawal' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  };
  for (const staff of [moderator, admin, second]) await staff.goto('/admin/finance?tab=withdrawals');
  await expect(requestOf(moderator)).toContainText('Two administrators must approve this amount.');
  await expect(requestOf(moderator).getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  await approve(admin);
  await expect(requestOf(admin)).toContainText('admin approved it. Another administrator must approve it too.');
  await expect(requestOf(admin).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(row).toContainText('Pending');

  await approve(second);
  await expect(requestOf(second)).toHaveCount(0);
  await expect(row).toContainText('Paid');
});
