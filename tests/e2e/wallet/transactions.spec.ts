import { expect } from 'playwright/test';
import { countOf } from '../reads.ts';
import { NARROW, expectUsable, player, test } from '../support.ts';

test('staff narrow down all transactions of the platform, load more of them and open a player', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/finance');
  await expect(admin.getByRole('region', { name: 'Books' })).toBeVisible();
  await admin.getByRole('tab', { name: 'Transactions' }).click();
  const table = admin.getByRole('table', { name: 'Transactions' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(1 + 25);
  await expectUsable(admin);
  await admin.getByRole('button', { name: 'Load more' }).click();
  await countOf(rows, 1 + 25 + 1);

  await admin.getByLabel('Type').selectOption('Withdrawal');
  await admin.getByLabel('Player').fill('demo');
  await expect(admin).toHaveURL(/type=withdrawal.*search=demo|search=demo.*type=withdrawal/);
  const row = rows.filter({ has: admin.getByRole('cell', { name: 'Withdrawal' }) });
  await expect(row.first()).toContainText('demo');
  await expect(rows.filter({ hasText: 'rival' })).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByLabel('Player')).toHaveValue('demo');
  await expect(row.first()).toBeVisible();

  await admin.getByLabel('Player').fill('nobody at all');
  await expect(admin.getByText('No transactions found')).toBeVisible();
  await expectUsable(admin);
  await admin.getByRole('button', { name: 'Show all transactions' }).click();
  await expect(rows).toHaveCount(1 + 25);
  await expect(admin.getByLabel('Player')).toHaveValue('');

  await table.getByRole('link', { name: 'demo', exact: true }).first().click();
  await expect(admin).toHaveURL(/\/admin\/users\/1$/);
  await expect(admin.getByRole('heading', { level: 1, name: 'demo' })).toBeVisible();

  const moderator = await player(browser, 'moderator', { viewport: NARROW });
  await moderator.goto('/admin/finance?tab=transactions&status=completed');
  await expect(moderator.getByLabel('Status')).toHaveValue('completed');
  await expect(moderator.getByRole('table', { name: 'Transactions' })).toContainText('Completed');
  await expectUsable(moderator);
});
