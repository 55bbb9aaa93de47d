import { type Page, type TestInfo, expect } from 'playwright/test';
import { NARROW, player, settled, test } from '../support.ts';
import { expectUsableAtBoth, walkTo } from './look.ts';

/** What never is empty in the demo data: lists of the answers by their field, emptied before a page has them. */
interface Answer {
  data?: {
    arcadeGames?: unknown[];
    arcadeLeaders?: { best: unknown[]; own: unknown };
    missions?: { missions: unknown[] };
    battlePass?: unknown;
    catalogue?: unknown[];
    seasonSets?: { sets: unknown[] };
  };
}

async function emptyAnswers(page: Page): Promise<void> {
  await page.route('**/graphql**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    const { data } = answer;
    if (data?.arcadeGames) data.arcadeGames = [];
    if (data?.arcadeLeaders) Object.assign(data.arcadeLeaders, { best: [], own: null });
    if (data?.missions) data.missions.missions = [];
    if (data?.battlePass) data.battlePass = null;
    if (data?.catalogue) data.catalogue = [];
    if (data?.seasonSets) data.seasonSets.sets = [];
    await route.fulfill({ response, json: answer });
  });
}

/** Walks to each page, finds what it says of nothing, and looks at it on a phone and on a wide screen. */
async function expectEmpty(page: Page, info: TestInfo, pages: readonly (readonly [string, ...string[]])[]) {
  await page.goto('/settings');
  await settled(page);
  for (const [path, ...words] of pages)
    await test.step(path, async () => {
      await walkTo(page, path);
      await settled(page);
      for (const said of words) await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
      await expectUsableAtBoth(page, info, `empty${path}`);
    });
}

test('empty lists of store, inventory and missions say what to do, usable at 390 and at 1440 pixels (ER-06, ER-15)', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const page = await player(browser, 'newcomer', { viewport: NARROW });
  await emptyAnswers(page);
  await expectEmpty(page, info, [
    ['/store?wishlist=yes', 'Your wishlist is empty'],
    ['/store?q=no-such-thing', 'No results'],
    ['/store/cart', 'Your cart is empty'],
    ['/store/pass', 'No season yet'],
    ['/inventory', 'No items yet'],
    ['/inventory?tab=crates', 'No crates', 'All your openings appear here, with proof.'],
    ['/inventory?tab=gifts', 'No gifts wait for you'],
    ['/inventory?tab=purchases', 'No purchases yet'],
    ['/missions', 'No missions'],
    ['/missions?tab=season', 'No season missions right now'],
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('empty lists of the arcade, its games, boards and replays are so too (ER-06)', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const page = await player(browser, 'newcomer', { viewport: NARROW });
  await emptyAnswers(page);
  await expectEmpty(page, info, [
    ['/arcade', 'No games found', 'Nobody else right now', 'No records yet', 'No runs yet'],
    [
      '/arcade/counterweight',
      'Nobody has played today’s course yet. Be the first.',
      'No rated runs yet',
      'Not played yet',
    ],
    ['/arcade/daily/counterweight', 'Nobody played that day'],
    ['/leaderboards', 'Nobody is on this list yet'],
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // A ticket that was just taken has been played by nobody.
  await page.goto('/arcade/counterweight');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  const run = new URL(page.url()).pathname;
  await expectEmpty(page, info, [[`${run}/replay`, 'Nothing to watch yet']]);
});

test('empty desks of the store and of seasons say what comes (ER-06)', async ({ browser }, info) => {
  const page = await player(browser, 'admin', { viewport: NARROW });
  await emptyAnswers(page);
  await expectEmpty(page, info, [
    ['/admin/content?tab=store', 'Nothing is sold'],
    ['/admin/content?tab=missions', 'No season is open yet'],
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** As `emptyAnswers`, for all lists that staff read: an operation of one field has its rows, or pages of them. */
async function emptyDesks(page: Page): Promise<void> {
  await page.route('**/graphql**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Record<string, unknown> };
    for (const [field, read] of Object.entries(answer.data ?? {})) {
      if (Array.isArray(read)) Object.assign(answer.data ?? {}, { [field]: [] });
      else if (typeof read === 'object' && read !== null && 'edges' in read)
        Object.assign(read, { edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
      else if (typeof read === 'object' && read !== null && 'servers' in read) read.servers = [];
    }
    await route.fulfill({ response, json: answer });
  });
}

test('empty desks of staff say what is not there, usable at 390 and at 1440 pixels (ER-06)', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const page = await player(browser, 'admin', { viewport: NARROW });
  await emptyDesks(page);
  await expectEmpty(page, info, [
    ['/admin', 'Nothing waits', 'Nothing has happened yet'],
    ['/admin/users', 'No accounts found'],
    ['/admin/users/7?tab=ledger', 'No transactions yet'],
    ['/admin/users/7?tab=battles', 'No battles of this player'],
    ['/admin/users/7?tab=adjustments', 'No adjustments'],
    ['/admin/users/7?tab=purchases', 'Nothing was bought'],
    ['/admin/users/7?tab=sessions', 'Signed in nowhere', 'No device is known'],
    ['/admin/users/7?tab=reports', 'Nobody has reported this player'],
    ['/admin/users/7?tab=decisions', 'Nothing was done to this account yet'],
    ['/admin/battles?tab=active', 'No battles in progress or waiting'],
    ['/admin/battles?tab=disputes', 'No open disputes', 'No open appeals', 'No decisions yet'],
    ['/admin/battles?tab=enforcement', 'Nothing unusual in these days.'],
    ['/admin/bets', 'No bets stand'],
    ['/admin/finance?tab=transactions', 'No transactions yet'],
    ['/admin/finance?tab=withdrawals', 'No withdrawals are pending'],
    ['/admin/content', 'Nothing has been said'],
    ['/admin/content?tab=streams', 'Nothing is live'],
    ['/admin/content?tab=reports', 'No reports here'],
    ['/admin/content?tab=sponsors', 'Nothing waits', 'No sponsored challenges yet'],
    ['/admin/system', 'No server yet'],
    ['/admin/system?tab=audit', 'Nothing found'],
    ['/admin/verification', 'No requests waiting'],
    ['/admin/support', 'No tickets here'],
    ['/admin/risk', 'No cases here'],
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
