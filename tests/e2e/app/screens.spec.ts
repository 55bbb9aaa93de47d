import { type Page, type TestInfo, expect } from 'playwright/test';
import { SAID_IN_ENGLISH } from './said-in-english.ts';
import {
  NARROW,
  WIDE,
  expectStill,
  expectUsable,
  photograph,
  player,
  settled,
  test,
  visitor,
  watchShifts,
} from '../support.ts';

/** Screens in turn, each of which is looked at with axe; a busy machine takes its time. */
const SCREEN_MS = 30_000;

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/contact',
  '/store/odds',
];
const MEMBER = [
  '/dashboard?tab=create',
  '/dashboard?tab=live-battles',
  '/dashboard?tab=tournaments',
  '/dashboard?tab=brackets',
  '/tournaments/cup-1',
  '/tournaments/bracket-6?tab=bracket',
  '/tournaments/bracket-6?tab=bracket&view=table',
  '/tournaments/bracket-6?tab=standings',
  '/tournaments/bracket-6?tab=schedule',
  '/tournaments/bracket-6/matches/10',
  '/tournaments/new?kind=bracket',
  '/tournaments/no-such-tournament',
  '/challenge/1',
  '/challenge/2',
  '/challenge/past-24',
  '/challenge/no-such-battle',
  '/home',
  '/wallet',
  '/leaderboards',
  '/replays',
  '/replays?view=community',
  '/replays?replay=past-24',
  '/friends',
  '/friends?tab=requests',
  '/notifications',
  '/notifications?tab=battle-invites',
  '/teams',
  '/teams?tab=create',
  '/teams?tab=join',
  '/teams?tab=requests',
  '/teams?challenge=team-2',
  '/teams/team-3',
  '/arcade',
  '/arcade?filter=high-stakes&sort=newest',
  '/arcade?play=turncoat',
  '/arcade/bank-shot',
  '/arcade/no-such-game',
  '/profile',
  '/player/rival',
  '/settings',
  '/store',
  '/store?product=mystery-chest',
  '/store/cart',
  '/store/odds',
  '/inventory',
  '/inventory?tab=crates',
  '/inventory?tab=purchases',
  '/missions',
  '/missions?tab=season',
  '/trust',
  '/terms',
  '/privacy',
  '/contact',
  '/no/such/page',
];
const STAFF = [
  '/admin',
  '/admin/battles?tab=active',
  '/admin/battles?tab=disputes',
  '/admin/battles?tab=enforcement',
  '/admin/bets',
  '/admin/users',
  '/admin/users/2',
  '/admin/users/2?tab=ledger',
  '/admin/users/2?tab=battles',
  '/admin/users/2?tab=adjustments',
  '/admin/users/2?tab=purchases',
  '/admin/users/2?tab=tax-year',
  '/admin/users/2?tab=limits',
  '/admin/users/2?tab=sessions',
  '/admin/users/2?tab=reports',
  '/admin/users/2?tab=decisions',
  '/admin/finance?tab=overview',
  '/admin/finance?tab=transactions',
  '/admin/finance?tab=withdrawals',
  '/admin/finance?tab=reports',
  '/admin/content',
  '/admin/content?tab=streams',
  '/admin/content?tab=reports',
  '/admin/content?tab=filters',
  '/admin/content?tab=blocked',
  '/admin/system',
  '/admin/system?tab=configuration',
  '/admin/system?tab=maintenance',
  '/admin/system?tab=audit',
  '/admin/verification',
  '/admin/support',
  '/admin/risk',
  '/tournaments/bracket-6/desk',
];

/** Each screen as a phone loads it, and once more when it has become wide: loading it anew would double the time. */
async function expectScreensUsable(page: Page, info: TestInfo, paths: readonly string[]): Promise<void> {
  test.setTimeout(paths.length * SCREEN_MS);
  await watchShifts(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      for (const viewport of [NARROW, WIDE]) {
        await page.setViewportSize(viewport);
        await settled(page);
        if (viewport === NARROW) await expectStill(page, path);
        // Behind an open dialog it is no heading to a screen reader, but it is there.
        await expect(page.locator('h1')).toBeVisible();
        await photograph(page, info, `${viewport.width}${path}`);
        await expectUsable(page);
      }
    });
}

test('every public screen is usable at 390 and at 1440 pixels (FR-02, FR-07, FR-13)', async ({ browser }, info) => {
  await expectScreensUsable(await visitor(browser), info, PUBLIC);
});

test('every member screen is usable at 390 and at 1440 pixels (FR-02, FR-09, BG-01, BG-02, BG-03)', async ({
  browser,
}, info) => {
  await expectScreensUsable(await player(browser, 'demo', { expected: /404/ }), info, MEMBER);
});

/** Stands as it was written, in the language that its reader had then. */
const WRITTEN = /^\/notifications/;

test('every screen in Spanish says what servers say in Spanish, with a place for longer words at 390 pixels (issue 11)', async ({
  browser,
}) => {
  test.setTimeout((PUBLIC.length + MEMBER.length) * SCREEN_MS);
  const options = { viewport: NARROW, locale: 'es-MX', expected: /404/ };
  for (const [page, paths] of [
    [await visitor(browser, options), PUBLIC],
    [await player(browser, 'demo', options), MEMBER],
  ] as const)
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
        const shown = WRITTEN.test(path) ? '' : await page.evaluate(() => document.body.innerText);
        expect(
          SAID_IN_ENGLISH.filter((words) => shown.includes(words)),
          path,
        ).toEqual([]);
      });
});

test('streams, Go Live and bets are usable at 390 and at 1440 pixels (SM-01, SM-09, GL-01)', async ({
  browser,
}, info) => {
  const paths = ['/streams', '/streams?game=cs2&sort=recent', '/stream/3', '/go-live', '/bets'];
  await expectScreensUsable(await player(browser, 'demo'), info, paths);
});

test('every staff screen is usable at 390 and at 1440 pixels (FR-10, AD-07, AD-08)', async ({ browser }, info) => {
  await expectScreensUsable(await player(browser, 'admin'), info, STAFF);
});

test('the Battle Hub says what failed and tries again (ER-02, ER-03, ER-04)', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  // A page that reads nothing of what is shown there.
  await page.goto('/settings');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battlegrounds' });
  await expect(link).toBeVisible();
  await page.route('**/graphql**', (route) =>
    /viewer/i.test(route.request().postData() ?? '') ? route.continue() : route.abort(),
  );
  await link.click();
  await page.getByRole('tab', { name: 'Battle Hub' }).click();
  await expect(page.getByText('Failed to load wallet data')).toBeVisible();
  await expect(page.getByText('Failed to load statistics')).toBeVisible();
  await page.unroute('**/graphql**');
  for (const failed of ['Failed to load wallet data', 'Failed to load statistics']) {
    await page.getByRole('alert').filter({ hasText: failed }).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
  }
});

test('a newcomer sees empty lists with a way on (ER-06, BG-09, BG-11, BG-12)', async ({ browser }) => {
  const page = await player(browser, 'newcomer');
  await page.goto('/dashboard?tab=live-battles');
  await expect(page.getByText('No recent outcomes')).toBeVisible();
  await page.getByRole('button', { name: 'Create New Battle' }).click();
  await expect(page.getByRole('tab', { name: 'Create Battle' })).toHaveAttribute('aria-selected', 'true');
});
