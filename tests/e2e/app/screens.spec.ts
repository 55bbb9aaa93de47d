import { expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, settled, visitor, test } from '../support.ts';

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
];
const MEMBER = [
  '/dashboard?tab=create',
  '/dashboard?tab=live-battles',
  '/dashboard?tab=tournaments',
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
  '/profile',
  '/player/rival',
  '/settings',
  '/terms',
  '/privacy',
  '/contact',
  '/no/such/page',
];
const STAFF = ['/admin', '/admin/battles?tab=disputes', '/admin/users'];

for (const [size, viewport] of [
  ['1440', WIDE],
  ['390', NARROW],
] as const) {
  test(`every public screen is usable at ${size} pixels (FR-02, FR-07, FR-13)`, async ({ browser }, info) => {
    test.setTimeout(PUBLIC.length * SCREEN_MS);
    const page = await visitor(browser, { viewport });
    for (const path of PUBLIC) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await photograph(page, info, `${size}${path}`);
      await expectUsable(page);
    }
  });

  test(`every member screen is usable at ${size} pixels (FR-02, FR-09, BG-01, BG-02, BG-03)`, async ({
    browser,
  }, info) => {
    test.setTimeout(MEMBER.length * SCREEN_MS);
    const page = await player(browser, 'demo', { viewport, expected: /404/ });
    for (const path of MEMBER) {
      await page.goto(path);
      await settled(page);
      // Behind an open dialog it is no heading to a screen reader, but it is there.
      await expect(page.locator('h1')).toBeVisible();
      await photograph(page, info, `${size}${path}`);
      await expectUsable(page);
    }
  });

  test(`every staff screen is usable at ${size} pixels (FR-10, AD-07, AD-08)`, async ({ browser }, info) => {
    const page = await player(browser, 'admin', { viewport });
    for (const path of STAFF) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await photograph(page, info, `${size}${path}`);
      await expectUsable(page);
    }
  });
}

test('the Battle Hub says what failed and tries again (ER-02, ER-03, ER-04)', async ({ browser }) => {
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/home');
  await page.route('**/graphql**', (route) =>
    /viewer/i.test(route.request().postData() ?? '') ? route.continue() : route.abort(),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battlegrounds' }).click();
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
