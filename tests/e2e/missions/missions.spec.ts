import { type Page, expect } from 'playwright/test';
import { boxOf } from '../reads.ts';
import { NARROW, createBattle, expectUsable, joinBattle, player, reportResult, test, beginBattle } from '../support.ts';

const rowOf = (page: Page, list: string, title: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: title });
const coins = (page: Page, amount: string) =>
  page.getByRole('banner').getByRole('link', { name: `BattleCoin balance ${amount} BC` });

test('on a phone the login bonus is told below the title of a dialog that is open, not over it (BC-17)', async ({
  browser,
}) => {
  const page = await player(browser, 'newcomer', { viewport: NARROW });
  await page.goto('/store?product=mystery-chest');
  const dialog = page.getByRole('dialog');
  // Behind a dialog it has no role.
  const bonus = page.locator('li', { hasText: 'Daily login bonus' });
  const told = await boxOf(bonus);
  for (const one of [
    dialog.getByRole('heading', { level: 2 }).first(),
    dialog.getByRole('button', { name: 'Close' }),
  ]) {
    const { y, height } = await boxOf(one);
    expect(y + height).toBeLessThanOrEqual(told.y);
  }
});

test('a mission is seen, moves by a settled battle, is claimed once, and the balance moves (MI-01, MI-02, MI-05, MI-06, MI-07, WA-08)', async ({
  browser,
}) => {
  const page = await player(browser, 'rival');
  await page.goto('/missions');
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await expect(page.getByRole('timer', { name: /^Time until new missions: \d\d:\d\d:\d\d$/ })).toBeVisible();
  await expect(rowOf(page, 'Daily missions', 'Play 3 Arcade Games')).toContainText('0 of 3');
  const join = rowOf(page, 'Daily missions', 'Join 1 Battle');
  const win = rowOf(page, 'Daily missions', 'Win 2 Games');
  await expect(join.getByRole('button', { name: 'In Progress: Join 1 Battle' })).toBeDisabled();
  await expect(win).toContainText('0 of 2');
  await expect(coins(page, '1,200')).toBeVisible();

  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await joinBattle(rival, await createBattle(demo, { stake: '10', title: 'For the missions' }));
  await beginBattle(rival, demo);
  await expect(join.getByText('Complete', { exact: true })).toBeVisible();
  await reportResult(rival, 'won', '13–9');
  await expect(demo.getByText('13–9').first()).toBeVisible();
  await reportResult(demo, 'lost', '9–13');
  await expect(win).toContainText('1 of 2');

  await join.getByRole('button', { name: 'Claim 50 BC for Join 1 Battle' }).click();
  await expect(join.getByRole('button', { name: 'Claimed: Join 1 Battle' })).toBeDisabled();
  await expect(coins(page, '1,250')).toBeVisible();
  await page.reload();
  await expect(join.getByText('Claimed', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Weekly' }).click();
  await expect(page).toHaveURL(/tab=weekly/);
  await expect(rowOf(page, 'Weekly missions', 'Win 2 battles')).toContainText('100 BC');
  await expect(rowOf(page, 'Weekly missions', 'Watch streams for an hour')).toContainText('0 of 60 minutes');
  const unverified = await player(browser, 'newcomer');
  await unverified.goto('/missions?tab=weekly');
  const locked = rowOf(unverified, 'Weekly missions', 'Stake $100 in battles');
  await expect(locked.getByRole('button')).toBeDisabled();
  await expect(locked.getByRole('progressbar')).toHaveCount(0);

  // The wallet says the same of the same rows, in its own words.
  await page.goto('/wallet?tab=battlecoin');
  await expect(page.getByRole('region', { name: 'Mission rewards' })).toBeVisible();
  await expect(join).toContainText('Completed');
  await expect(win).toContainText('Locked');
});

test('the streak of seven stands with its milestones, on wide and narrow screens (MI-03, EN-44)', async ({
  browser,
}) => {
  for (const viewport of [undefined, NARROW]) {
    const page = await player(browser, 'demo', viewport ? { viewport } : {});
    await page.goto('/missions');
    const streak = page.getByRole('region', { name: 'Your streak' });
    await expect(streak.getByText('7 days', { exact: true }).first()).toBeVisible();
    const milestones = streak.getByRole('list', { name: 'Streak milestones' }).getByRole('listitem');
    await expect(milestones).toContainText([/3 days.*Claimed/, /7 days.*Claimed/, /14 days.*Unclaimed/, /30 days/]);
    await expect(page.getByRole('list', { name: 'Daily missions' }).getByRole('listitem')).toHaveCount(4);
    await expectUsable(page);
  }
});

test('missions that cannot be read say so, and are there when they can be', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/friends');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends and Community');
  await page.route('**/graphql**', (route) => route.abort());
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await expect(page.getByText('Failed to load your missions')).toBeVisible();
  await expect(page.getByText('Failed to load your streak')).toBeVisible();
  await page.unroute('**/graphql**');
  await page.getByRole('alert').filter({ hasText: 'your missions' }).getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Daily missions' })).toBeVisible();
});
