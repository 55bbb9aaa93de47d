import { type Page, expect } from 'playwright/test';
import { textOf } from '../reads.ts';
import { NARROW, createBattle, expectUsable, joinBattle, player, reportResult, test, beginBattle } from '../support.ts';

const board = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rank = (page: Page) => page.getByRole('region', { name: 'Your Rank' });
/** The own line of 'Your Rank'. */
const own = (page: Page) => rank(page).getByRole('row').filter({ hasText: 'You' });

test('has its title, regions, periods and tabs, and ranks the first five with icons (LB-01, LB-02, LB-03, LB-04)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/leaderboards');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  const options = (label: string) =>
    demo
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await expect.poll(() => options('Region')).toEqual(['global', 'na', 'eu', 'asia']);
  await expect.poll(() => options('Period')).toEqual(['weekly', 'monthly', 'alltime']);
  await expect(demo.getByRole('tab')).toHaveText(['Overall', 'Valorant', 'CS2', 'Apex Legends']);
  await demo.getByLabel('Period', { exact: true }).selectOption('alltime');
  for (const [tab, value] of [
    ['Valorant', 'valorant'],
    ['CS2', 'csgo'],
    ['Apex Legends', 'apex'],
    ['Overall', 'overall'],
  ] as const) {
    await demo.getByRole('tab', { name: tab, exact: true }).click();
    await expect(demo).toHaveURL(new RegExp(`tab=${value}`));
    const rows = board(demo, `${tab}, Global`).locator('tbody').getByRole('row');
    await expect(rows).toHaveText(Array.from({ length: 5 }, () => /Bronze|Silver|Gold|Platinum|Diamond/));
    for (const place of [1, 2, 3])
      await expect(rows.nth(place - 1).getByRole('img', { name: `Place ${place}` })).toBeVisible();
    await expect(rows.nth(3).getByRole('img', { name: /^Place/ })).toHaveCount(0);
  }
  await expectUsable(demo);
});

test('keeps its filters in the address and through a reload, by keyboard too', async ({ browser }) => {
  const demo = await player(browser, 'demo', { viewport: NARROW });
  await demo.goto('/leaderboards');
  await demo.getByLabel('Region', { exact: true }).selectOption('eu');
  await demo.getByLabel('Period', { exact: true }).selectOption('monthly');
  await demo.getByRole('tab', { name: 'Overall' }).focus();
  for (const name of ['Valorant', 'CS2']) {
    await demo.keyboard.press('ArrowRight');
    await expect(demo.getByRole('tab', { name })).toBeFocused();
  }
  await demo.keyboard.press('Enter');
  await demo.getByRole('switch', { name: 'Show last month' }).focus();
  await demo.keyboard.press('Space');
  const address = /\/leaderboards\?tab=csgo&region=eu&period=monthly&previous=1$/;
  await expect(demo).toHaveURL(address);
  await expect(board(demo, 'CS2, Europe')).toContainText('final');
  await demo.reload();
  await expect(demo).toHaveURL(address);
  await expect(demo.getByLabel('Region', { exact: true })).toHaveValue('eu');
  await expect(demo.getByLabel('Period', { exact: true })).toHaveValue('monthly');
  await expect(demo.getByRole('tab', { name: 'CS2' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('switch', { name: 'Show last month' })).toBeChecked();
  await demo.getByLabel('Period', { exact: true }).selectOption('alltime');
  await expect(demo.getByRole('switch')).toHaveCount(0);
  await expect(demo).toHaveURL(/period=alltime$/);
  await expect(rank(demo)).toContainText(
    'This leaderboard is for players from Europe. Your battles count for North America.',
  );
  await expectUsable(demo);
});

test('moves in front of the player when a battle of two browsers is settled', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const watching = await demo.context().newPage();
  await watching.goto('/leaderboards?period=alltime');
  await expect(own(watching)).toHaveCount(1);
  const earnings = async (): Promise<number> =>
    Number(
      (await textOf(own(watching), /[+-]\$[\d,]+\.\d\d/)).match(/[+-]\$([\d,]+\.\d\d)/)?.[0]?.replace(/[$,+]/g, ''),
    );
  const before = await earnings();
  const id = await createBattle(demo, { stake: '20', title: 'For the board' });
  await joinBattle(rival, id);
  await beginBattle(demo, rival);
  await expect(rival.getByText('Live Match').first()).toBeVisible();
  await reportResult(demo, 'won', '13–9');
  await reportResult(rival, 'lost', '9–13');
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  // Without a reload: the stake won less the fee.
  await expect.poll(earnings).toBeCloseTo(before + 20 - 1, 2);
});

test('a newcomer chooses a region where a board asks for it, and is told how to get a place', async ({ browser }) => {
  const newcomer = await player(browser, 'newcomer');
  await newcomer.goto('/leaderboards?tab=apex');
  await expect(rank(newcomer)).toContainText('Finish an Apex Legends battle this week and you get a place.');
  await newcomer.getByLabel('Region', { exact: true }).selectOption('asia');
  await newcomer.getByLabel('Your Region').selectOption('ASIA');
  await newcomer.getByRole('button', { name: 'Set Region' }).click();
  await expect(rank(newcomer)).toContainText('You’re not on this leaderboard yet.');
  await newcomer.goto('/profile');
  const home = newcomer.getByRole('region', { name: 'Leaderboard Region' });
  await expect(home).toContainText('Your region is Asia.');
  await expect(home).toContainText('You can change it from');
  await expect(newcomer.getByRole('region', { name: 'Rating' })).toContainText('No rating yet');
});

test('a profile shows the rating of each game as a line, with its figures for screen readers', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/player/NightHawk');
  const rating = demo.getByRole('region', { name: 'Rating' });
  await rating.getByRole('tab', { name: 'Valorant' }).click();
  await expect(demo).toHaveURL(/rating=valorant/);
  await expect(rating.getByRole('slider', { name: 'Valorant rating' })).toBeVisible();
  await expect(rating.getByRole('table', { name: 'Valorant rating' })).toHaveCount(1);
  await demo.reload();
  await expect(rating.getByRole('tab', { name: 'Valorant' })).toHaveAttribute('aria-selected', 'true');
});

test('says what failed and tries again', async ({ browser }) => {
  const demo = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // Without a live connection nothing asks again on its own so soon.
  await demo.routeWebSocket('**/graphql', () => undefined);
  const fails = /documentId=.*region|"previous"/;
  await demo.route('**/graphql**', (route) =>
    fails.test(`${route.request().url()} ${route.request().postData() ?? ''}`) ? route.abort() : route.continue(),
  );
  await demo.goto('/leaderboards');
  const alert = demo.getByRole('alert').filter({ hasText: 'Failed to load the leaderboard' });
  await expect(alert).toBeVisible();
  await demo.unroute('**/graphql**');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(board(demo, 'Overall, Global').locator('tbody').getByRole('row').first()).toBeVisible();
});
