import { type Page, expect } from 'playwright/test';
import type { Seat } from '../../../domain/proof/cross-check.ts';
import { essentials } from '../../support/duel-feeds.ts';
import { logDuel } from '../../support/server-logs.ts';
import { pathOf, textOf } from '../reads.ts';
import {
  NARROW,
  cents,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  settled,
  test,
  wallet,
  beginBattle,
} from '../support.ts';
import {
  beginEarlier,
  connectGame,
  countResults,
  hearEarlier,
  overturnOne,
  play,
  post,
  setProofMode,
  startDuel,
} from './feed-client.ts';

/** 13 to 5 for the creator. */
const SHORT: readonly Seat[] = Array.from({ length: 18 }, (_, index): Seat =>
  index < 10 && index % 2 === 1 ? 'opponent' : 'creator',
);

/** Names a game server for a battle on the page of staff; answers where its log is posted. */
async function nameServer(admin: Page, title: string): Promise<URL> {
  await admin.getByRole('button', { name: `Name a game server for ${title}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Name a Game Server' });
  await dialog.getByRole('button', { name: 'Create the Line' }).click();
  const lines = await textOf(dialog.getByLabel('For the console'), /^log on\n/);
  return new URL(/logaddress_add_http "([^"]+)"/.exec(lines)?.[1] ?? '');
}

test('an administrator names a game server for a duel, and its log alone pays the winner and stands in the history', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival', { viewport: NARROW });
  const admin = await player(browser, 'admin');
  await demo.goto('/challenge/1');
  setProofMode('settle');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };
  await startDuel(demo, rival, 'On a server of ours');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  // A post before the match links the account of its player.
  const [first, second] = essentials({ rounds: SHORT });
  if (!first || !second) throw new Error('nothing was posted');
  for (const { from, post: told } of [first, second]) {
    const { map: _, round: __, ...warmup } = told;
    expect((await post(demo, tokens[from], warmup)).status()).toBe(200);
  }

  await admin.goto('/admin/battles?tab=active');
  await settled(admin);
  const address = await nameServer(admin, 'On a server of ours');
  await expectUsable(admin);
  await photograph(admin, info, 'server dialog');
  await admin.setViewportSize(NARROW);
  await expectUsable(admin);
  await photograph(admin, info, 'server dialog narrow');
  await admin.getByRole('button', { name: 'Close' }).last().click();

  const send = async (text: string): Promise<void> => {
    const answer = await admin.request.post(`${address.pathname}${address.search}`, {
      headers: { 'content-type': 'text/plain' },
      data: text,
    });
    expect(answer.status()).toBe(200);
  };
  const log = logDuel({ rounds: SHORT });
  for (const text of log.slice(0, 10)) await send(text);
  await expect(demo.getByText('Game server', { exact: false }).first()).toBeVisible();
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'server live narrow');
  for (const text of log.slice(10)) await send(text);
  // The answer to the last round is given when the winner has been paid.
  const after = { demo: await wallet(demo), rival: await wallet(rival) };
  expect(cents(after.demo.balance) - cents(before.demo.balance)).toBe(20_00 - 1_00);
  expect(cents(after.rival.balance) - cents(before.rival.balance)).toBe(-20_00 - 1_00);
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  await expect(demo.getByText('Proven by the game server').first()).toBeVisible();
  await settled(demo);
  await photograph(demo, info, 'won');

  await rival.goto('/profile');
  await settled(rival);
  const row = rival.getByRole('listitem').filter({ hasText: 'On a server of ours' }).first();
  await expect(row).toContainText('Proven by the game server');
  await expectUsable(rival);
  await row.scrollIntoViewIfNeeded();
  await photograph(rival, info, 'history narrow');
});

/** What /trust says of the results, each with its share and what that is made of. */
async function readResults(page: Page): Promise<string[]> {
  await page.goto('/trust');
  await settled(page);
  const text = await textOf(page.getByRole('region', { name: 'Results' }), /Proven by the game/);
  const cards = text.matchAll(/(Proven by the game|Disputed|Overturned)\s*(\d+%)\s*(\d+ of \d+ battles)/g);
  return [...cards].map(([, name, share, of]) => `${name}: ${share}, ${of}`);
}

test('staff find what the games left to look at, and everybody how results came about', async ({ browser }, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const moderator = await player(browser, 'moderator');
  const told = await readResults(moderator);
  const [, proven = ''] = /^Proven by the game: \d+%, (\d+) of/.exec(told[0] ?? '') ?? [];
  await demo.goto('/challenge/1');
  setProofMode('settle');
  const id = await startDuel(demo, rival, 'Beside each other');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const duel = essentials({ rounds: SHORT });
  await play(demo, tokens, duel.slice(0, 2));
  beginEarlier(id);
  await play(demo, tokens, duel.slice(2));
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();

  await moderator.goto('/admin/battles?tab=active');
  await settled(moderator);
  await expect(moderator.getByRole('button', { name: /Name a game server/ })).toHaveCount(0);
  await moderator.goto('/admin/battles?tab=enforcement');
  await settled(moderator);
  const desk = moderator.getByRole('region', { name: 'Integrity of Games' });
  await desk.scrollIntoViewIfNeeded();
  const signal = desk.getByRole('listitem').filter({ hasText: 'Beside each other' });
  await expect(signal).toContainText('Both games spoke from one network');
  await expect(signal).toContainText(/demo and rival/i);
  await expectUsable(moderator);
  await photograph(moderator, info, 'desk');
  await moderator.setViewportSize(NARROW);
  overturnOne();
  const { battles = 0, disputed = 0, overturned = 0 } = countResults() ?? {};
  const shareOf = (count: number): string => `${Math.round((100 * count) / battles)}%, ${count} of ${battles} battles`;
  expect(await readResults(moderator)).toEqual([
    `Proven by the game: ${shareOf(Number(proven) + 1)}`,
    `Disputed: ${shareOf(disputed)}`,
    `Overturned: ${shareOf(overturned)}`,
  ]);
  expect(overturned).toBeGreaterThan(0);
  await expectUsable(moderator);
  await photograph(moderator, info, 'trust narrow');
});

test('who watches the stream of a duel reads the score of both games a minute later, and not before', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const watcher = await player(browser, 'newcomer', { viewport: NARROW });
  await demo.goto('/challenge/1');
  setProofMode('show');
  const id = await createBattle(demo, { stake: '20', title: 'Watched', game: 'CS2' });
  await demo.goto('/go-live');
  await settled(demo);
  await demo.getByLabel('Stream Title').fill('A duel to watch');
  await demo.getByLabel('Game', { exact: true }).selectOption('cs2');
  await demo.getByLabel('Category', { exact: true }).selectOption('1v1');
  await demo.getByRole('radio', { name: 'Watched' }).check();
  await demo.getByRole('button', { name: 'Go Live', exact: true }).click();
  const href = await pathOf(demo.getByRole('link', { name: 'Watch Your Stream' }));
  await joinBattle(rival, id);
  await demo.goto(`/challenge/${id}`);
  await beginBattle(demo, rival);
  await expect(rival.getByText('Live Match').first()).toBeVisible();
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const duel = essentials({ rounds: SHORT });
  await play(demo, tokens, duel.slice(0, 24));
  await expect(demo.getByRole('status', { name: 'Score as far as both games agree' })).toContainText('3–3');

  await watcher.goto(href);
  await settled(watcher);
  const score = watcher.getByRole('status', { name: 'Score as far as both games agree' });
  await expect(score).toHaveCount(0);
  hearEarlier(id);
  await watcher.reload();
  await expect(score).toContainText('3–3');
  await settled(watcher);
  await expectUsable(watcher);
  await photograph(watcher, info, 'stream narrow');
  await watcher.setViewportSize({ width: 1440, height: 900 });
  await settled(watcher);
  await photograph(watcher, info, 'stream wide');
});
