import { type Browser, type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { OFFLINE, photograph, player, test } from '../support.ts';
import {
  ASKED_EARLY,
  RUN_MS,
  balanceOnce,
  holdTime,
  passRun,
  playUntilScored,
  restingScore,
  scoreOn,
  start,
} from './hands.ts';

const TITLE = 'Counterweight';
/** Entry and fee of a battle. */
const PAID = 210;

/** What lies free on a player's account, in coins. */
async function coinsOf(page: Page): Promise<number> {
  const answer = await page.request.post('/graphql', { data: { query: '{ wallet { battleCoins } }' } });
  const { data } = (await answer.json()) as { data: { wallet: { battleCoins: number } } };
  return data.wallet.battleCoins;
}

interface Pair {
  readonly one: Page;
  readonly other: Page;
  /** What each had before the entry. */
  readonly before: readonly [one: number, other: number];
}

/** A battle for coins that `one` offers and `other` takes; both hold a ticket, neither has begun. */
async function takeTickets(browser: Browser, expected: RegExp = ASKED_EARLY): Promise<Pair> {
  const one = await player(browser, 'demo', { expected });
  const other = await player(browser, 'rival', { expected });
  for (const page of [one, other]) await holdTime(page);
  const before = [await coinsOf(one), await coinsOf(other)] as const;
  await one.goto('/arcade/counterweight');
  await one.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = one.getByRole('dialog', { name: `Play ${TITLE}` });
  await dialog.getByRole('radio', { name: /^1v1 Battle/ }).check();
  await dialog.getByRole('textbox', { name: /^Invite a player/ }).fill('rival');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(one.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await other.goto('/arcade');
  await other.getByRole('button', { name: /^Play Counterweight with / }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Play for 210/ })
    .click();
  await expect(other.getByRole('button', { name: 'Start alone' })).toBeVisible();
  return { one, other, before };
}

const runIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Whether staff were told of a run, with why. */
async function expectAlert(browser: Browser, runId: string, why: string): Promise<void> {
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/finance');
  const alerts = admin.getByRole('list', { name: 'Open alerts' }).getByRole('listitem');
  await expect(alerts.filter({ hasText: runId }).first()).toContainText(why);
}

test('a player whose line is cut in a battle comes back into the run, and the server comes to the score on the screen (AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(3 * RUN_MS);
  const { one, other } = await takeTickets(browser, new RegExp(`${OFFLINE.source}|${ASKED_EARLY.source}`));
  await start(other);
  await start(one);
  await playUntilScored(one, TITLE, balanceOnce);
  await one.context().setOffline(true);
  await expect(one.getByText(/^No connection. The run goes on/).first()).toBeVisible();
  await photograph(one, info, 'a run whose line is cut');
  await one.context().setOffline(false);
  await expect(one.getByText(/^No connection/)).toHaveCount(0);
  await expect(scoreOn(one, TITLE)).toHaveText(/^[1-9]/);
  const shown = await restingScore(one, TITLE);
  const result = one.getByRole('region', { name: 'Your result' });
  await passRun([one, other], pass, result);
  await expect(result).toContainText(shown);
  await one.getByRole('link', { name: 'Watch and check' }).click();
  await expect(one.getByText('Checked', { exact: true })).toHaveCount(3);
  await expect(other.getByText('Place 2 of 2')).toBeVisible();
});

test('inputs that nobody can have given do not count: the entry is kept, the other wins, and staff are told (AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(3 * RUN_MS);
  const { one, other, before } = await takeTickets(browser);
  // On its way, each stage becomes the promise of nine inputs that do not follow.
  await one.route('**/graphql*', (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { variables?: { input?: { bytes?: string } } };
    const input = body.variables?.input;
    if (input?.bytes === undefined) return route.continue();
    return route.continue({ postData: JSON.stringify({ ...body, variables: { input: { ...input, bytes: 'CQ==' } } }) });
  });
  await start(one);
  const runId = runIdOf(one);
  await start(other);
  await playUntilScored(other, TITLE, balanceOnce);
  await passRun([one, other], pass, one.getByText('This run doesn’t count'));
  await passRun([one, other], pass, other.getByText('You won'));
  await photograph(one, info, 'a run that does not count');
  expect([await coinsOf(one), await coinsOf(other)]).toEqual([before[0] - PAID, before[1] - PAID + 400]);
  await expectAlert(browser, runId, 'nobody can have played what was handed in');
});

test('a battle that the server cannot play again is a fault of ours: both have everything back, and staff are told (AR-04)', async ({
  browser,
  pass,
}, info) => {
  test.setTimeout(3 * RUN_MS);
  const { one, other, before } = await takeTickets(browser);
  await start(one);
  await start(other);
  const runId = runIdOf(one);
  // As if the server's secret for courses were another now.
  const db = openDatabase();
  const changed = db
    .prepare('UPDATE arcade_contests SET commitment = ? WHERE id = (SELECT contest_id FROM arcade_runs WHERE id = ?)')
    .run('0'.repeat(64), runId);
  db.close();
  expect(changed.changes).toBe(1);
  for (const page of [one, other]) await passRun([one, other], pass, page.getByText('This run was voided'));
  await photograph(one, info, 'a run that came to nothing');
  expect([await coinsOf(one), await coinsOf(other)]).toEqual(before);
  await expectAlert(browser, runId, 'its course is not the one that was committed to');
});
