import { type Browser, type Page, type Route, type TestInfo, expect } from 'playwright/test';
import { readMail } from '../accounts/mails.ts';
import { countOf } from '../reads.ts';
import { NARROW, player, settled, test } from '../support.ts';
import { expectUsableAtBoth, walkTo } from './look.ts';

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
    const before = await countOf(failures);
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

test('the dashboard, the desks and the system page of staff are so too (ER-02, ER-03, ER-04)', async ({
  browser,
}, info) => {
  test.setTimeout(360_000);
  const staff = await onSettings(browser, 'admin');
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/users/7',
    '/admin/battles?tab=disputes',
    '/admin/finance?tab=transactions',
    '/admin/system',
    '/admin/verification',
    '/admin/support',
    '/trust',
  ])
    await walkStates(staff, info, path);
});

test('what staff see of contests, money, content, the system and risk is so too, and so is Help (ER-02, ER-03, ER-04)', async ({
  browser,
}, info) => {
  test.setTimeout(480_000);
  const staff = await onSettings(browser, 'admin');
  for (const path of [
    '/admin/battles?tab=active',
    '/admin/battles?tab=enforcement',
    '/admin/finance?tab=overview',
    '/admin/finance?tab=withdrawals',
    '/admin/content',
    '/admin/content?tab=reports',
    '/admin/system?tab=flags',
    '/admin/system?tab=audit',
    '/admin/risk',
  ])
    await walkStates(staff, info, path);
  const demo = await onSettings(browser, 'demo');
  await walkStates(demo, info, '/help?tab=dispute');
});

/** Whose account it is stands above them and is read before; the tax year is read when somebody asks for it. */
const ACCOUNT_PANELS = ['ledger', 'battles', 'adjustments', 'purchases', 'limits', 'sessions', 'reports', 'decisions'];

test('the panels of a user’s page are so too (ER-02, ER-03, ER-04)', async ({ browser }, info) => {
  test.setTimeout(360_000);
  const staff = await onSettings(browser, 'admin');
  await walkTo(staff, '/admin/users/7');
  await settled(staff);
  for (const panel of ACCOUNT_PANELS) await walkStates(staff, info, `/admin/users/7?tab=${panel}`);
});

test('the Hype Zone, streams, Go Live and bets are so too (ER-02, ER-03, ER-04)', async ({ browser }, info) => {
  test.setTimeout(360_000);
  const page = await onSettings(browser, 'demo');
  for (const path of ['/home', '/streams', '/stream/3', '/go-live', '/bets']) await walkStates(page, info, path);
});
