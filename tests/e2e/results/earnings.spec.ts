import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import { countOf, textOf } from '../reads.ts';
import { NARROW, WIDE, expectUsable, player, test } from '../support.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Your earnings' }).locator('tbody > tr');

async function exported(page: Page): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^gauntlet-earnings-\d{4}-\d{2}-\d{2}\.csv$/);
  return readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
}

test('/earnings has its title, four tabs and five figures (EA-01, EA-02)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/earnings');
  await expect(demo.getByRole('heading', { level: 1, name: 'Player Earnings' })).toBeVisible();
  await expect(demo.getByRole('tab')).toHaveText(['Recent Earnings', 'Monthly Breakdown', 'By Game', 'Analytics']);
  for (const label of ['Total Earnings', 'This Month', 'Win Rate', 'Total Battles', 'Weekly Average'])
    await expect(demo.getByText(label, { exact: true })).toBeVisible();
});

test('Recent Earnings lists wins and losses; Filter narrows them and Export saves what is listed (EA-03, EA-04, EN-33)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/earnings');
  await expect(rows(demo).first()).toBeVisible();
  for (const column of ['Date', 'Game', 'Opponent', 'Type', 'Status', 'Amount'])
    await expect(demo.getByRole('columnheader', { name: column })).toBeVisible();
  const all = await exported(demo);
  expect(all.length).toBeGreaterThan(20);
  expect(all[0]).toBe('Date (UTC),Game,Opponent,Type,Status,Amount (USD),Reference');

  await demo.getByRole('button', { name: 'Filter' }).click();
  await demo.getByRole('combobox', { name: 'Type' }).selectOption('Battle Loss');
  await demo.getByRole('combobox', { name: 'Game' }).selectOption('CS2');
  await expect(demo).toHaveURL(/game=cs2/);
  // The address is there before what is drawn of it.
  await expect(demo.getByRole('link', { name: 'Export' })).toHaveAttribute('href', /game=cs2&type=battle-loss/);
  await expect(rows(demo).filter({ hasText: 'Battle Win' })).toHaveCount(0);
  const losses = (await exported(demo)).slice(1);
  await expect(rows(demo)).toHaveCount(losses.length);
  expect(losses.length).toBeGreaterThan(0);
  for (const line of losses) expect(line).toMatch(/,CS2,\w+,Battle Loss,Completed,-\d+\.\d\d,/);

  await demo.reload();
  await expect(rows(demo)).toHaveCount(losses.length);
  await expect(demo.getByRole('combobox', { name: 'Game' })).toHaveValue('cs2');
});

test('Monthly Breakdown and By Game show chart and list of the same figures (EA-05, EN-34, EN-35)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/earnings');
  await demo.getByRole('tab', { name: 'Monthly Breakdown' }).click();
  await expect(demo).toHaveURL(/tab=monthly/);
  const months = demo.getByRole('table', { name: 'Your months' });
  await expect(months.getByRole('columnheader')).toHaveText([
    'Month',
    'Battles',
    'Wins',
    'Losses',
    'Win Rate',
    'Other',
    'Earnings',
  ]);
  const count = await countOf(months.locator('tbody > tr'), 6);
  await expect(demo.getByRole('table', { name: 'Earnings by month' }).locator('tbody > tr')).toHaveCount(count);
  await demo.getByRole('tab', { name: 'By Game' }).click();
  const games = demo.getByRole('table', { name: 'Your games' });
  await expect(games.getByRole('rowheader', { name: 'Valorant' })).toBeVisible();
  await expect(demo.getByRole('table', { name: 'Earnings by game' }).locator('tbody > tr')).toHaveCount(
    await countOf(games.locator('tbody > tr')),
  );
});

test('Analytics shows the best and the goals with their progress (EA-06, EA-07)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/earnings?tab=analytics');
  for (const label of ['Best Month', 'Best Game', 'Longest Win Streak'])
    await expect(demo.getByText(label, { exact: true })).toBeVisible();
  await expect(demo.getByRole('progressbar', { name: 'Monthly goal' })).toHaveAttribute(
    'aria-valuetext',
    /of \$600\.00$/,
  );
  await expect(demo.getByRole('progressbar', { name: 'Yearly goal' })).toHaveAttribute(
    'aria-valuetext',
    /of \$5,000\.00$/,
  );
});

test('the wallet’s earnings tab shows the same figures (WA-15)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/earnings');
  const total = demo.getByText('Total Earnings', { exact: true }).locator('..').locator('..');
  const shown = await textOf(total, /\$[\d,]+\.\d\d/);
  await demo.goto('/wallet?tab=earnings');
  await expect(total).toHaveText(shown);
  await expect(demo.getByRole('table', { name: 'Your latest earnings' }).locator('tbody > tr')).toHaveCount(8);
  await demo.getByRole('link', { name: 'See all earnings' }).click();
  await expect(demo).toHaveURL(/\/earnings$/);
});

for (const viewport of [WIDE, NARROW]) {
  test(`earnings can be used by everybody at ${viewport.width} px, full and empty`, async ({ browser }) => {
    const demo = await player(browser, 'demo', { viewport });
    for (const tab of ['recent', 'monthly', 'games', 'analytics']) {
      await demo.goto(`/earnings?tab=${tab}`);
      await expect(demo.getByText('Total Battles')).toBeVisible();
      await expect(demo.getByRole('tabpanel')).not.toBeEmpty();
      await expectUsable(demo);
    }
    const admin = await player(browser, 'admin', { viewport });
    await admin.goto('/earnings');
    await expect(admin.getByText('No earnings yet')).toBeVisible();
    await expectUsable(admin);
  });
}
