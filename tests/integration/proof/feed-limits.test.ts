import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { readFeeds } from '../../../db/proof/feed.queries.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { ONE, type SeenBattle } from '../../support/battle-operations.ts';
import {
  CREATOR_WINS,
  type FedBattle,
  PROOF_OF,
  TIMELINE,
  connectGame,
  cutAtEnd,
  duelNow,
  fedBattle,
  playOver,
  sendPost,
  startDuel,
} from '../../support/feed-steps.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
/** Another gateway on the same database; SQLite has one only. */
let second: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
  await gate.setting('session_timeout', '999999999');
  await gate.setting('proof_cs2', 'settle');
  second =
    engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl, env: { TRUST_PROXY: '1' } }) : gate;
  battle = await fedBattle(gate);
});
afterEach(async () => {
  if (second !== gate) await second.close();
  await gate.close();
});

const firstPost = () => {
  const [first] = duelNow(gate);
  if (!first) throw new Error('nothing was posted');
  return first.post;
};
const statusOf = async (): Promise<string> =>
  (await battle.players.creator.ask<{ battle: SeenBattle }>(ONE, { id: battle.id })).battle.status;

it('refuses what is too large, no JSON or not what CS2 posts', async () => {
  const send = (body: string, type = 'application/json') =>
    gate.visitor().send({ method: 'POST', path: '/api/feeds/cs2', headers: { 'content-type': type }, body });
  const before = await gate.contents();
  expect((await send(`{"pad":"${'x'.repeat(140_000)}"}`)).status).toBe(413);
  expect((await send('{"pad":', 'application/json')).status).toBe(400);
  expect((await send('{"auth":{"token":"x"}}')).status).toBe(400);
  expect((await send('x', 'text/plain')).status).toBe(415);
  expect(await gate.contents()).toBe(before);
});

describe('a post', () => {
  const FEED = '{ myGameFeed { heardAt refusal refusedAt } }';
  const fedBack = async () =>
    (await battle.players.creator.ask<{ myGameFeed: { refusal: string | null; refusedAt: number | null } }>(FEED))
      .myGameFeed;
  const raw = (body: string) =>
    gate.visitor().send({
      method: 'POST',
      path: '/api/feeds/cs2',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const said = (change: object = {}) =>
    JSON.stringify({ ...firstPost(), auth: { token: battle.tokens.creator }, ...change });
  const map = () => ({ ...firstPost().map, name: 'workshop/'.padEnd(90, 'x') });

  it('is read as games write it: names with raw marks, long maps, much beside it, players and rounds without a word', async () => {
    const { round: _, ...unnumbered } = map();
    const odd = [
      said({ player: { name: 'a\tb' } }).replaceAll('\\t', '\t'),
      said({ player: { name: 'a\u0001\u0007b' } }).replaceAll('\\u0001', '\u0001'),
      said({ map: map() }),
      said({ map: unnumbered }),
      said({ round: {} }),
      said({ player: {} }),
      said({ player: { activity: 'menu', match_stats: { kills: 3 } } }),
      said({ allplayers: 'x'.repeat(17_000) }),
      said({ previously: { map: true }, added: { round: true } }),
    ];
    for (const body of odd) {
      gate.pass(SECOND);
      expect((await raw(body)).json).toEqual({ heard: true });
    }
    expect(await fedBack()).toMatchObject({ refusal: null, refusedAt: null });
    expect((await readFeeds(gate.db.read, battle.id))[0]?.facts.flags).toEqual([]);
  });

  it('that is refused is told to its player with the reason, and keeps no good one out', async () => {
    const bad = [
      [`{"auth":{"token":"${battle.tokens.creator}"},"pad":`, 400, 'NOT_JSON'],
      [said({ provider: { appid: 570 } }), 400, 'NOT_A_POST'],
      [JSON.stringify({ pad: 'x'.repeat(140_000), auth: { token: battle.tokens.creator } }), 413, 'TOO_LARGE'],
    ] as const;
    for (const [body, status, refusal] of bad) {
      gate.pass(20 * SECOND);
      expect((await raw(body)).status).toBe(status);
      expect(await fedBack()).toMatchObject({ refusal, refusedAt: gate.deps.now() });
      for (let n = 0; n < 20; n++) await raw(body);
      expect((await raw(body)).status).toBe(429);
      expect((await raw(said())).json).toEqual({ heard: true });
    }
    await connectGame(battle.players.creator);
    expect(await fedBack()).toEqual({ heardAt: null, refusal: null, refusedAt: null });
  });
});

it('reads three posts a second of a key, twelve at once, and refuses the next', async () => {
  const post = firstPost();
  const statuses = [];
  for (let n = 0; n < 14; n++) statuses.push((await sendPost(gate, battle.tokens.creator, post)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
  gate.pass(SECOND);
  expect((await sendPost(gate, battle.tokens.creator, post)).status).toBe(200);
});

it('hears a game that says the same twice a second at least every quarter of a minute, and its next word at once', async () => {
  const [first, next] = duelNow(gate).filter(({ from }) => from === 'creator');
  if (!first || !next) throw new Error('nothing was posted');
  const heardAt = async () => (await readFeeds(gate.db.read, battle.id))[0]?.heardAt ?? 0;
  for (let half = 0; half < 80; half++) {
    expect((await sendPost(gate, battle.tokens.creator, first.post)).status).toBe(200);
    expect(gate.deps.now() - (await heardAt())).toBeLessThanOrEqual(15_500);
    gate.pass(500);
  }
  const before = (await readFeeds(gate.db.read, battle.id))[0]?.facts;
  expect((await sendPost(gate, battle.tokens.creator, next.post)).status).toBe(200);
  expect(before?.startedAt).toBeNull();
  expect((await readFeeds(gate.db.read, battle.id))[0]?.facts.startedAt).toBe(gate.deps.now());
});

it('refuses the same word of a game under a key that was replaced', async () => {
  const post = firstPost();
  expect((await sendPost(gate, battle.tokens.creator, post)).status).toBe(200);
  expect((await sendPost(gate, battle.tokens.creator, post)).status).toBe(200);
  await connectGame(battle.players.creator);
  expect((await sendPost(gate, battle.tokens.creator, post)).status).toBe(401);
});

it('keeps five hundred lines of a client that begins anew without end, and all of the other’s', async () => {
  await gate.setting('proof_cs2', 'show');
  const { id, tokens } = battle;
  const template = duelNow(gate, { rounds: CREATOR_WINS }).find(({ from, post }) => from === 'creator' && post.map);
  if (!template?.post.map) throw new Error('nothing was posted');
  const { post } = template;
  for (let n = 0; n < 520; n++) {
    gate.pass(SECOND);
    const timestamp = Math.floor(gate.deps.now() / SECOND);
    const score = { team_ct: { score: n % 2 }, team_t: { score: 0 } };
    const map = { ...template.post.map, ...score, phase: 'live', name: n % 2 === 1 ? 'de_one' : `de_${n}` };
    await sendPost(gate, tokens.creator, { ...post, provider: { ...post.provider, timestamp }, map });
  }
  await playOver(
    gate,
    battle,
    duelNow(gate, { rounds: CREATOR_WINS }).filter(({ from }) => from === 'opponent'),
  );
  const moderator = await gate.player({ role: 'moderator' });
  const { battleTimeline } = await moderator.ask<{ battleTimeline: { seat: string; kind: string }[] }>(TIMELINE, {
    id,
  });
  const of = (seat: string) => battleTimeline.filter((line) => line.seat === seat);
  expect(of('CREATOR')).toHaveLength(500);
  expect(of('OPPONENT').filter(({ kind }) => kind === 'ROUND')).toHaveLength(CREATOR_WINS.length);
});

it('counts strangers by their network: who tries keys is refused, and no player elsewhere for it', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = [];
  for (let n = 0; n < 14; n++)
    statuses.push((await sendPost(gate, `guess-${n}`, firstPost(), from('203.0.113.9'))).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 401), 429, 429]);
  expect((await sendPost(gate, battle.tokens.creator, firstPost(), from('198.51.100.1'))).status).toBe(200);
});

it('hears a player behind whose address others make noise beyond the limit, and refuses the noise', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const noise = (n: number) =>
    n % 2 === 0
      ? sendPost(gate, `guess-${n}`, firstPost(), from)
      : gate.visitor().rest('POST', '/api/feeds/cs2', { auth: { token: 'x' } }, from);
  for (let n = 0; n < 12; n++) expect([400, 401]).toContain((await noise(n)).status);
  for (let n = 0; n < 40; n++) {
    expect((await noise(n)).status).toBe(429);
    if (n % 4 === 0) expect((await sendPost(gate, battle.tokens.creator, firstPost(), from)).status).toBe(200);
  }
});

it('leaves a battle to people in which a stolen key is used beside the player’s own game', async () => {
  const duel = duelNow(gate, { rounds: CREATOR_WINS });
  await playOver(gate, battle, duel, ({ from }, index) =>
    from === 'opponent' && index > 40 && index < 44 ? { 'x-forwarded-for': '203.0.113.9' } : {},
  );
  expect(await statusOf()).toBe('ACTIVE');
  const { battleProof } = await battle.players.creator.ask<{ battleProof: unknown }>(PROOF_OF, { id: battle.id });
  expect(battleProof).toMatchObject({ verdict: 'REVIEW', why: ['TWO_WRITERS', 'FOREIGN_NETWORK'] });
});

it('leaves a battle to people in which a game speaks from where its player is not signed in', async () => {
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }), () => ({ 'x-forwarded-for': '203.0.113.9' }));
  expect(await statusOf()).toBe('ACTIVE');
});

it('reads nothing for a player who plays two duels at once: it could be meant for either', async () => {
  const { creator } = battle.players;
  await gate.pay(creator.user.id, 100_00);
  await startDuel(creator, await gate.player({ cents: 100_00 }));
  expect((await sendPost(gate, battle.tokens.creator, firstPost())).json).toEqual({ heard: false });
});

it('comes to the same through two gateways, of which one is stopped in the middle, with each post sent to both', async () => {
  const duel = duelNow(gate, { rounds: CREATOR_WINS });
  const { before, last } = cutAtEnd(duel);
  const half = before.length >> 1;
  for (const [index, { at, from, post }] of before.entries()) {
    for (const one of new Set([gate, second])) one.pass(Math.max(0, at - one.deps.now()));
    const both = index < half ? [gate, second] : [gate];
    const answers = await Promise.all(both.map((one) => sendPost(one, battle.tokens[from], post)));
    expect(answers.map(({ status }) => status)).toEqual(both.map(() => 200));
    if (index === half && second !== gate) await second.stopServing();
  }
  const there = await readFeeds(gate.db.read, battle.id);
  const alone = await HttpGateway.open();
  try {
    await alone.setting('proof_cs2', 'settle');
    await alone.setting('session_timeout', '999999999');
    const other = await fedBattle(alone);
    await playOver(alone, other, before);
    const here = await readFeeds(alone.db.read, other.id);
    const told = (rows: typeof here) =>
      rows
        .map(({ facts: { accountId, own, other: lost, rounds, flags, outcome } }) => ({
          accountId,
          own,
          lost,
          flags,
          outcome,
          rounds: rounds.map(({ n, own: won, isWon, side }) => ({ n, won, isWon, side })),
        }))
        .toSorted((one, next) => (one.accountId < next.accountId ? -1 : 1));
    expect(told(there)).toEqual(told(here));
    expect(told(here)[0]?.rounds).toHaveLength(17);
  } finally {
    await alone.close();
  }
  for (const { from, post } of last) {
    gate.pass(SECOND);
    await sendPost(gate, battle.tokens[from], post);
  }
  expect(await statusOf()).toBe('COMPLETED');
});

it('settles once when the last posts of both come many times at the same moment', async () => {
  const duel = duelNow(gate, { rounds: CREATOR_WINS });
  const { before, last } = cutAtEnd(duel);
  await playOver(gate, battle, before);
  for (const one of new Set([gate, second])) one.pass(last[0].at - one.deps.now());
  const calls = Array.from({ length: 5 }, () => last).flat();
  const answers = await Promise.all(
    calls.map(({ from, post }, index) => sendPost(index % 2 === 0 ? gate : second, battle.tokens[from], post)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { battle: seen } = await battle.players.creator.ask<{ battle: SeenBattle }>(ONE, { id: battle.id });
  expect(seen).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
  expect(seen.reports).toHaveLength(2);
});

it('gives each player a file of their own, whose key is stored as a hash only', async () => {
  const token = await connectGame(battle.players.creator);
  expect(token).not.toBe(battle.tokens.creator);
  expect(await gate.contents()).not.toContain(token);
  expect(gate.logged.join('\n')).not.toContain(token);
});
