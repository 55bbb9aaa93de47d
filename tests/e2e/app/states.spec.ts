import { type Browser, type Page, type Route, type TestInfo, expect } from 'playwright/test';
import { readMail } from '../accounts/mails.ts';
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
const FAILED = /Failed to load|This gift cannot be opened/;
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

/** A page that reads nothing of what is walked to, and knows who it is that looks. */
async function onSettings(browser: Browser, username: 'demo' | 'admin'): Promise<Page> {
  const page = await player(browser, username, { expected: /ERR_FAILED/, viewport: NARROW });
  // A live connection that comes up would have everything read again by itself.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/settings');
  await settled(page);
  return page;
}

/** Goes to a page whose answers are held, lets them fail, and asks for them again. */
const walkStates = (page: Page, info: TestInfo, path: string): Promise<void> =>
  test.step(path, async () => {
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
    const failures = main.getByRole('alert').filter({ hasText: FAILED });
    await expect(failures.first()).toBeVisible();
    await expect(main.locator('[data-loading]')).toHaveCount(0);
    await expectUsableAtBoth(page, info, `failed${path}`);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const retry = failures.first().getByRole('button', { name: 'Retry' });
    const before = await failures.count();
    await retry.click();
    await expect(failures).toHaveCount(before - 1);
  });

test('arcade, store, inventory, missions and competitions are usable at 390 and at 1440 pixels while they load and when they failed, and come by Retry (ER-02, ER-03, ER-04)', async ({
  browser,
}, info) => {
  test.setTimeout(360_000);
  const page = await onSettings(browser, 'demo');
  for (const path of SCREENS) await walkStates(page, info, path);
});

/** A run, a bracket and a gift, of which nothing has been read: the ids of the two and the address of the third. */
async function ownThings(page: Page): Promise<[run: string, bracket: string, gift: string]> {
  let calls = 0;
  const ask = async <T>(query: string): Promise<T> => {
    const headers = { 'Idempotency-Key': `states-of-single-pages-${++calls}` };
    const answer = await page.request.post('/graphql', { data: { query: `mutation { made: ${query} }` }, headers });
    const text = await answer.text();
    expect(text).not.toContain('"errors"');
    return (JSON.parse(text) as { data: { made: T } }).data.made;
  };
  const terms = 'game: "counterweight", version: 1, inputClass: KEYS';
  const run = await ask<{ id: string }>(`enterArcade(input: { ${terms}, mode: PRACTICE, entry: 0 }) { id }`);
  const bracket = await ask<{ id: string }>(`enterArcadeBracket(input: { ${terms}, entry: 200, size: 4 }) { id }`);
  const { cart } = await ask<{ cart: { payCoins: number; payCents: number } }>(
    'addToCart(productId: "friend-starter-gift-pack") { cart { payCoins payCents } }',
  );
  const sums = `payCoins: ${cart.payCoins}, payCents: ${cart.payCents}`;
  await ask(`checkOut(input: { ${sums}, giftTo: "newcomer@gauntlet.example" }) { id }`);
  const { link } = await readMail(page, 'newcomer@gauntlet.example', 'demo has a gift for you on Gauntlet');
  const { pathname, hash } = new URL(link ?? '');
  return [run.id, bracket.id, `${pathname}${hash}`];
}

test('single games, runs, boards and brackets of the arcade, the pages of the store and the desks behind them are so too (ER-02, ER-03, ER-04)', async ({
  browser,
}, info) => {
  test.setTimeout(360_000);
  const page = await onSettings(browser, 'demo');
  const [run, bracket, gift] = await ownThings(page);
  const paths = [
    '/arcade/counterweight',
    '/arcade/daily/turncoat',
    `/arcade/bracket/${bracket}`,
    `/arcade/run/${run}`,
    '/arcade/run/heat-1-1/replay',
    '/store/pass',
    '/store/odds',
    '/store/cart',
    gift,
    '/inventory?tab=looks',
    // The crates themselves are read with the looks, what came of them is not.
    '/inventory?tab=crates',
    '/inventory?tab=gifts',
    '/inventory?tab=purchases',
    '/missions?tab=season',
  ];
  for (const path of paths) await walkStates(page, info, path);
  const staff = await onSettings(browser, 'admin');
  for (const path of ['/admin/content?tab=store', '/admin/content?tab=missions']) await walkStates(staff, info, path);
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
