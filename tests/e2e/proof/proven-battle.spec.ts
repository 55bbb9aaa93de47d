import { readFileSync } from 'node:fs';
import { type Page, expect } from 'playwright/test';
import type { Seat } from '../../../domain/proof/cross-check.ts';
import { essentials, forged } from '../../support/duel-feeds.ts';
import {
  NARROW,
  WIDE,
  cents,
  createBattle,
  expectUsable,
  photograph,
  player,
  reportResult,
  settled,
  test,
  wallet,
} from '../support.ts';
import { beginEarlier, connectGame, fallSilent, play, post, setProofMode, startDuel } from './feed-client.ts';
import { walkNow } from '../walk-clock.mjs';

const documents = JSON.parse(readFileSync('gateway/server/trusted-documents.json', 'utf8')) as Record<string, string>;
/** Under which the page asks what the games say. */
const [proofDocument = ''] = Object.entries(documents).find(([, text]) => text.includes('query BattleProof(')) ?? [];

async function statusNow(page: Page, id: string): Promise<string> {
  const data = { query: 'query Status($id: ID!) { battle(id: $id) { status } }', variables: { id } };
  const answer = await page.request.post('/graphql', { data });
  return ((await answer.json()) as { data: { battle: { status: string } } }).data.battle.status;
}

/** 12 to 12, then four rounds of the creator's: 16 to 12 in overtime. */
const OVERTIME: readonly Seat[] = [
  ...Array.from({ length: 24 }, (_, index): Seat => (index % 2 === 0 ? 'creator' : 'opponent')),
  ...Array.from({ length: 4 }, (): Seat => 'creator'),
];
/** 13 to 5 for the creator. */
const SHORT: readonly Seat[] = Array.from({ length: 18 }, (_, index): Seat =>
  index < 10 && index % 2 === 1 ? 'opponent' : 'creator',
);

test('two games play to 13 and into overtime: the score moves on both pages, and the last round settles the battle within two seconds, without a report', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  await demo.goto('/challenge/1');
  setProofMode('settle');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };
  await startDuel(demo, rival, 'Proven in overtime');
  const id = new URL(demo.url()).pathname.split('/').at(-1) ?? '';
  const old = await connectGame(demo);
  await expect(demo.getByRole('listitem').filter({ hasText: 'Connected, no data yet' })).toBeVisible();
  await photograph(demo, info, 'connected');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };

  const duel = essentials({ rounds: OVERTIME });
  const [first] = duel;
  if (!first) throw new Error('nothing was posted');
  expect((await post(demo, old, first.post)).status(), 'the file that was replaced').toBe(401);
  await play(demo, tokens, duel.slice(0, 2));
  beginEarlier(id);
  await play(demo, tokens, duel.slice(2, 24));
  const shown = demo.getByRole('status', { name: 'Score as far as both games agree' });
  await expect(shown).toContainText('3–3');
  await expect(rival.getByRole('status', { name: 'Score as far as both games agree' })).toContainText('3–3');
  await settled(demo);
  await expectUsable(demo);
  await photograph(demo, info, 'live score');
  await play(demo, tokens, duel.slice(24, -1));
  expect(await statusNow(demo, id)).toBe('ACTIVE');
  const lastAt = walkNow();
  await play(demo, tokens, duel.slice(-1));
  expect(await statusNow(demo, id)).toBe('COMPLETED');
  expect(walkNow() - lastAt).toBeLessThan(2_000);

  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(rival.getByRole('heading', { name: 'You Lost' })).toBeVisible();
  await expect(demo.getByText('Proven by CS2 on both sides').first()).toBeVisible();
  const after = { demo: await wallet(demo), rival: await wallet(rival) };
  expect(cents(after.demo.balance) - cents(before.demo.balance)).toBe(20_00 - 1_00);
  expect(cents(after.rival.balance) - cents(before.rival.balance)).toBe(-20_00 - 1_00);

  const late = await post(demo, tokens.creator, first.post);
  expect(await late.json()).toEqual({ heard: false });
  await settled(demo);
  await demo.getByRole('button', { name: 'How It Is Proven' }).click();
  const sheet = demo.getByRole('dialog', { name: 'How It Is Proven' });
  await expect(sheet.getByRole('row')).toHaveCount(1 + 1 + 28);
  await expect(sheet.getByText('First difference')).toHaveCount(0);
  await expectUsable(demo);
  await photograph(demo, info, 'sheet');
});

test('an administrator compares what the games said with who was paid, beside the setting that lets them settle', async ({
  browser,
}, info) => {
  const admin = await player(browser, 'admin');
  const bench = admin.getByRole('table', { name: 'What the games said beside who was paid' });
  // The battle before is counted with the event that says it is over.
  await expect(async () => {
    await admin.goto('/admin/system?tab=configuration');
    await settled(admin);
    await expect(bench.getByRole('row').filter({ hasText: 'Both games agree' })).toContainText('whom they name');
  }).toPass();
  await expect(admin.getByText('proof_cs2', { exact: true }).first()).toBeVisible();
  for (const viewport of [WIDE, NARROW]) {
    await admin.setViewportSize(viewport);
    await settled(admin);
    await bench.scrollIntoViewIfNeeded();
    await expectUsable(admin);
    await photograph(admin, info, `bench ${viewport.width}`);
  }
});

test('two games that contradict each other open a dispute, and the moderator reads both side by side', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival', { viewport: NARROW });
  const moderator = await player(browser, 'moderator');
  await demo.goto('/challenge/1');
  setProofMode('settle');
  const id = await startDuel(demo, rival, 'Two stories');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const duel = essentials({ rounds: SHORT });
  await play(demo, tokens, duel.slice(0, 2));
  beginEarlier(id);
  const lie = forged(duel, 4).slice(2);
  const isFifth = lie.filter(({ post: { map } }) => (map?.team_ct.score ?? 0) + (map?.team_t.score ?? 0) <= 5);
  await play(demo, tokens, isFifth);
  await expect(demo.getByText('In dispute').first()).toBeVisible();
  await expect(rival.getByText('The two games disagree about who won round 5.')).toBeVisible();
  await settled(rival);
  await expectUsable(rival);
  await photograph(rival, info, 'contradiction');

  await moderator.goto('/admin/battles?tab=disputes');
  await settled(moderator);
  const card = moderator.getByRole('listitem').filter({ hasText: 'Two stories' });
  await expect(card.getByRole('table', { name: 'What the games of both players told' })).toBeVisible();
  await expect(card.getByRole('row').filter({ hasText: 'First difference' })).toContainText('5');
  await expectUsable(moderator);
  await photograph(moderator, info, 'case');
});

test('in show the games are shown, one that falls silent decides nothing, and the reports pay', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  await demo.goto('/challenge/1');
  setProofMode('show');
  const id = await startDuel(demo, rival, 'Only shown');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const duel = essentials({ rounds: SHORT });
  await play(demo, tokens, duel.slice(0, 2));
  beginEarlier(id);
  const alone = duel.slice(2).filter(({ from }, index) => from === 'creator' || index < 16);
  await play(demo, tokens, alone);
  fallSilent(id);
  await demo.reload();
  await expect(demo.getByText(/Only one game sent data to the end/)).toBeVisible();
  await expect(demo.getByText('Live Match').first()).toBeVisible();
  await photograph(demo, info, 'one side');
  await reportResult(demo, 'won', '13–5');
  await expect(rival.getByText('13–5').first()).toBeVisible();
  await reportResult(rival, 'lost', '5–13');
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByText('Both players agree').first()).toBeVisible();
});

test('where what the games say cannot be read, the page says so and asks again', async ({ browser }, info) => {
  const demo = await player(browser, 'demo', { expected: /ERR_FAILED/ });
  await demo.goto('/challenge/1');
  setProofMode('show');
  let isBroken = true;
  await demo.route('**/graphql*', (route) => {
    const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
    return isBroken && asked.includes(proofDocument) ? route.abort() : route.continue();
  });
  await createBattle(demo, { stake: '20', title: 'Unheard', game: 'CS2' });
  const panel = demo.getByRole('region', { name: 'Proof by the Game' });
  await expect(panel.getByText('Failed to load what the games say')).toBeVisible();
  // A page that nobody sees does not ask by itself, so that the button is what asks.
  await demo.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await expectUsable(demo);
  await photograph(demo, info, 'failed');
  isBroken = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: /Connect CS2|Set Up CS2 Again/ })).toBeVisible();
});

test('a game whose owner forbids it says so, and the player’s page has the game account', async ({ browser }, info) => {
  const demo = await player(browser, 'demo', { viewport: NARROW });
  await demo.goto('/challenge/1');
  await expect(demo.getByText(/There is no automatic proof. Riot Games doesn’t allow/)).toBeVisible();
  setProofMode('show');
  await demo.goto('/profile');
  await settled(demo);
  const account = demo.getByRole('region', { name: 'Game Accounts' });
  await account.scrollIntoViewIfNeeded();
  await expect(account).toBeVisible();
  await expectUsable(demo);
  await photograph(demo, info, 'account');
});
