import { expect } from 'playwright/test';
import { countOf } from '../reads.ts';
import { player, test } from '../support.ts';

test('an open wallet shows bookings of another browser by itself, and keeps the pages that were read', async ({
  browser,
}) => {
  const here = await player(browser, 'rival');
  const there = await player(browser, 'rival');
  await here.goto('/wallet?tab=history');
  const rows = here.getByRole('row');
  await here.getByRole('button', { name: 'Load more' }).click();
  await expect(here.getByText('Loading your history')).toHaveCount(0);
  const before = await countOf(rows, 22);

  await there.goto('/wallet?tab=deposit');
  await there.getByRole('textbox', { name: 'Amount' }).fill('23.45');
  await there.getByRole('button', { name: 'Add $23.45' }).click();
  await expect(there.getByText('$23.45 was added to your wallet')).toBeVisible();

  await expect(rows.nth(1)).toContainText('+$23.45');
  expect(await countOf(rows), 'the list is as long as it was').toBeGreaterThanOrEqual(before);
});

test('an open overview follows the coins that are bought elsewhere', async ({ browser }) => {
  const here = await player(browser, 'rival');
  const there = await player(browser, 'rival');
  await here.goto('/wallet?tab=battlecoin');
  await expect(here.getByRole('heading', { name: 'Earned and spent' })).toBeVisible();
  await there.goto('/wallet?tab=battlecoin');
  await there.getByRole('button', { name: '500 BC for $5.00' }).click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'Pay $5.00' }).click();
  await expect(here.getByRole('row').nth(1)).toContainText('+500 BC');
});
