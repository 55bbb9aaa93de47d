import { type Page, type Route, type TestInfo, expect } from 'playwright/test';
import { NARROW, WIDE, expectUsable, photograph, player, settled, test } from '../support.ts';

/** The tabs of Battlegrounds beside battles, and the pages of a tournament that is half played. */
const COMPETITIONS = [
  '/dashboard?tab=tournaments',
  '/dashboard?tab=brackets',
  '/dashboard?tab=creators',
  '/dashboard?tab=premium',
  '/tournaments/bracket-6',
  '/tournaments/bracket-6/matches/10',
];
const SCREENS = ['/arcade', '/store', '/inventory', '/missions', ...COMPETITIONS];

/** As a link of the app does it: the page is not loaded again. */
const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function expectUsableAtBoth(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await photograph(page, info, `${viewport.width}-${name}`);
    await expectUsable(page);
  }
}

test('arcade, store, inventory, missions and competitions are usable at 390 and at 1440 pixels while they load and when they failed, and come by Retry (ER-02, ER-03, ER-04)', async ({
  browser,
}, info) => {
  test.setTimeout(360_000);
  const page = await player(browser, 'demo', { expected: /ERR_FAILED/, viewport: NARROW });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  // A page that reads nothing of what is shown there, and who it is that looks.
  await page.goto('/settings');
  await settled(page);
  for (const path of SCREENS)
    await test.step(path, async () => {
      const held: Route[] = [];
      let isHeld = true;
      await page.route('**/graphql**', async (route) => {
        if (isHeld) held.push(route);
        else await route.abort();
      });
      await walkTo(page, path);
      const main = page.getByRole('main');
      await expect(main.locator('[data-loading]').first()).toBeVisible();
      await expectUsableAtBoth(page, info, `loading${path}`);

      isHeld = false;
      for (const route of held) await route.abort();
      const failures = main.getByRole('alert').filter({ hasText: 'Failed to load' });
      await expect(failures.first()).toBeVisible();
      await expect(main.locator('[data-loading]')).toHaveCount(0);
      await expectUsableAtBoth(page, info, `failed${path}`);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const retry = failures.first().getByRole('button', { name: 'Retry' });
      const before = await failures.count();
      await retry.click();
      await expect(failures).toHaveCount(before - 1);
    });
});

test('empty lists of arcade, store, inventory and missions say what to do, usable at 390 and at 1440 pixels (ER-06)', async ({
  browser,
}, info) => {
  test.setTimeout(120_000);
  const page = await player(browser, 'newcomer', { viewport: NARROW });
  // No account is without games and missions; a catalogue of none is what the answers say here.
  await page.route('**/graphql**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data?: { arcadeGames?: unknown[]; missions?: { missions: unknown[] } };
    };
    if (answer.data?.arcadeGames) answer.data.arcadeGames = [];
    if (answer.data?.missions) answer.data.missions.missions = [];
    await route.fulfill({ response, json: answer });
  });
  const EMPTY = [
    ['/arcade', 'No game fits'],
    ['/store?wishlist=yes', 'Your wishlist is empty'],
    ['/inventory', 'No items yet'],
    ['/inventory?tab=purchases', 'No purchases yet'],
    ['/missions', 'No missions'],
  ] as const;
  await page.goto('/settings');
  await settled(page);
  for (const [path, words] of EMPTY)
    await test.step(path, async () => {
      await walkTo(page, path);
      await settled(page);
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
      await expectUsableAtBoth(page, info, `empty${path}`);
    });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
