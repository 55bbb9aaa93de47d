import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFeeds } from '../../../db/proof/feed.queries.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { otherSeat } from '../../../domain/proof/cross-check.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { openForDays, closeWithSoundBooks } from '../../support/battle-gateway.ts';
import { DISPUTE, ONE, REPORT, type SeenBattle, WALLET } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { STEAM, forged } from '../../support/duel-feeds.ts';
import {
  CREATOR_WINS,
  type FedBattle,
  OVERTIME,
  PROOF_OF,
  TIMELINE,
  connectGame,
  cutAtEnd,
  duelNow,
  fedBattle,
  playOver,
  sendPost,
} from '../../support/feed-steps.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';

const log = openLog('silent');
let gate: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await openForDays();
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
});
afterEach(() => closeWithSoundBooks(gate));

interface SeenProof {
  readonly verdict: string;
  readonly winner: string | null;
  readonly badge: string | null;
  readonly sha256: string | null;
  readonly why: readonly string[];
  readonly creatorRounds: number | null;
  readonly opponentRounds: number | null;
  readonly creator: { readonly flags: readonly string[]; readonly own: number | null };
}

const proofFor = async (player: SignedIn): Promise<SeenProof | null> =>
  (await player.ask<{ battleProof: SeenProof | null }>(PROOF_OF, { id: battle.id })).battleProof;
const seen = async (player: SignedIn = battle.players.creator): Promise<SeenBattle> =>
  (await player.ask<{ battle: SeenBattle }>(ONE, { id: battle.id })).battle;
const balanceOf = async (player: SignedIn): Promise<number> =>
  (await player.ask<{ wallet: { availableToBetCents: number } }>(WALLET)).wallet.availableToBetCents;
const factsNow = async () =>
  (await readFeeds(gate.db.read, battle.id)).map(({ playerId, facts }) => ({
    playerId,
    ...facts,
    lastAt: 0,
    clock: 0,
  }));

describe('in settle, two games', () => {
  it('that agree settle the battle with their last round, in overtime, without a word of anybody', async () => {
    const duel = duelNow(gate, { rounds: OVERTIME });
    const { before, last } = cutAtEnd(duel);
    expect(await playOver(gate, battle, before)).toEqual([]);
    expect((await seen()).status).toBe('ACTIVE');
    expect(await playOver(gate, battle, last)).toEqual([]);
    const { status, winnerId, reports } = await seen();
    const { creator, opponent } = battle.players;
    expect({ status, winnerId }).toEqual({ status: 'COMPLETED', winnerId: creator.user.id });
    expect(reports.map(({ claim, score }) => [claim, score])).toEqual([
      ['WON', '16–12'],
      ['LOST', '12–16'],
    ]);
    expect(await balanceOf(creator)).toBe(100_00 + 50_00 - 2_50);
    expect(await balanceOf(opponent)).toBe(100_00 - 50_00 - 2_50);
    expect(await proofFor(creator)).toMatchObject({ verdict: 'AGREED', winner: 'CREATOR', badge: 'BOTH_FEEDS' });
    await deliverEverything(gate.deps, log);
    const stranger = await gate.player();
    const proof = await proofFor(stranger);
    expect(proof).toMatchObject({ verdict: 'AGREED', creatorRounds: 16, opponentRounds: 12, badge: 'BOTH_FEEDS' });
    expect(proof?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('count after the battle for nothing: what a game posts then is not read', async () => {
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    await playOver(gate, battle, duel);
    await deliverEverything(gate.deps, log);
    const before = await factsNow();
    const late = duelNow(gate, { rounds: CREATOR_WINS.map(otherSeat) });
    const answers = await Promise.all(
      late.slice(0, 8).map(({ from, post }) => sendPost(gate, battle.tokens[from], post)),
    );
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => ({ heard: false })));
    expect(await factsNow()).toEqual(before);
    expect((await seen()).winnerId).toBe(battle.players.creator.user.id);
  });

  it('that contradict each other open a dispute at once, which names the round and shows both timelines', async () => {
    await playOver(gate, battle, forged(duelNow(gate, { rounds: CREATOR_WINS }), 4));
    expect((await seen()).status).toBe('DISPUTED');
    const { battle: told } = await battle.players.creator.ask<{ battle: { dispute: unknown } }>(DISPUTE, {
      id: battle.id,
    });
    expect(told.dispute).toMatchObject({ description: expect.stringContaining('who won round 5') as string });
    const moderator = await gate.player({ role: 'moderator' });
    const { battleTimeline } = await moderator.ask<{ battleTimeline: { seat: string; kind: string }[] }>(TIMELINE, {
      id: battle.id,
    });
    expect(new Set(battleTimeline.map(({ seat, kind }) => `${seat} ${kind}`))).toEqual(
      new Set(['CREATOR begun', 'CREATOR round', 'OPPONENT begun', 'OPPONENT round'].map((line) => line.toUpperCase())),
    );
    expect(await balanceOf(battle.players.creator)).toBe(100_00 - 52_50);
  });

  it('on two maps are two matches: a dispute, and no money moves', async () => {
    const { creator, opponent } = { creator: duelNow(gate), opponent: duelNow(gate, { map: 'de_nuke' }) };
    const mixed = [
      ...creator.filter(({ from }) => from === 'creator'),
      ...opponent.filter(({ from }) => from !== 'creator'),
    ];
    await playOver(gate, battle, mixed.toSorted((one, other) => one.at - other.at).slice(0, 12));
    expect((await seen()).status).toBe('DISPUTED');
    expect(await proofFor(battle.players.opponent)).toMatchObject({ verdict: 'CONTRADICTION', contradiction: 'MAP' });
  });

  it('of which one falls silent decide nothing: not at once, not after the minute, not at the deadline', async () => {
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    const cut = duel[Math.floor(duel.length * 0.6)]?.at ?? 0;
    await playOver(
      gate,
      battle,
      duel.filter(({ from, at }) => from === 'creator' || at < cut),
    );
    gate.pass(2 * MINUTE);
    expect(await proofFor(battle.players.opponent)).toMatchObject({ verdict: 'ONE_SIDED', winner: 'CREATOR' });
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
    gate.pass(180 * MINUTE);
    await passDeadlines(gate.deps);
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00);
  });

  it('against the word of a player are a dispute and not a win', async () => {
    const input = { battleId: battle.id, claim: 'WON', score: '13–0', recordingUrl: 'https://recordings.example/x' };
    await battle.players.opponent.ask(REPORT, { input });
    await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
    expect(await seen()).toMatchObject({ status: 'DISPUTED', winnerId: null });
  });

  it('with the word of a player settle at once: the feed reports for the other', async () => {
    const input = { battleId: battle.id, claim: 'WON', score: '13–5', recordingUrl: 'https://recordings.example/x' };
    await battle.players.creator.ask(REPORT, { input });
    await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
  });

  it('that end with a draw give everybody the money back', async () => {
    const even = OVERTIME.slice(0, 24);
    await playOver(gate, battle, duelNow(gate, { rounds: even, hasOvertime: false }));
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00);
  });
});

describe('a game that is not the player’s own', () => {
  it('with another Steam account is left to people: the battle goes on', async () => {
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    const [first] = duel;
    if (!first) throw new Error('nothing was posted');
    await playOver(gate, battle, duel.slice(0, 6));
    const provider = { ...first.post.provider, steamid: '76561198000000077', timestamp: 2_000_000_000 };
    expect((await sendPost(gate, battle.tokens.creator, { ...first.post, provider })).status).toBe(200);
    await playOver(gate, battle, duel.slice(6));
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
    const proof = await proofFor(battle.players.creator);
    expect(proof).toMatchObject({ verdict: 'REVIEW', why: ['WRONG_ACCOUNT'] });
  });

  it('under a key that was replaced is refused, and changes nothing', async () => {
    const [first] = duelNow(gate);
    if (!first) throw new Error('nothing was posted');
    await battle.players.creator.ask('mutation { makeFeedFile { name } }');
    const before = await gate.contents();
    expect((await sendPost(gate, battle.tokens.creator, first.post)).status).toBe(401);
    expect(await gate.contents()).toBe(before);
  });

  it('gains nothing by posts that were recorded: sent again, each of them is without effect', async () => {
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    const half = duel.slice(0, duel.length >> 1);
    await playOver(gate, battle, half);
    const before = await factsNow();
    for (const { from, post } of half) {
      gate.pass(1_000);
      expect((await sendPost(gate, battle.tokens[from], post)).status).toBe(200);
    }
    expect(await factsNow()).toEqual(before);
  });

  it('whoever names a Steam account first keeps its owner from nothing: with two names on it, neither settles alone', async () => {
    const { creator, opponent } = battle.players;
    const forger = await gate.player();
    const forgersKey = await connectGame(forger);
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    const [first] = duel;
    if (!first) throw new Error('nothing was posted');
    const named = { ...first.post, provider: { ...first.post.provider, steamid: STEAM.creator } };
    expect((await sendPost(gate, forgersKey, named)).status).toBe(200);
    const linkOf = async (player: SignedIn) =>
      (await player.ask<{ myGameFeed: object }>('query { myGameFeed { accountId isContested } }')).myGameFeed;
    expect(await linkOf(forger)).toEqual({ accountId: STEAM.creator, isContested: false });
    expect(await playOver(gate, battle, duel)).toEqual([]);
    for (const player of [creator, forger])
      expect(await linkOf(player)).toEqual({ accountId: STEAM.creator, isContested: true });
    expect(await linkOf(opponent)).toEqual({ accountId: STEAM.opponent, isContested: false });
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
    expect(await proofFor(opponent)).toMatchObject({ verdict: 'REVIEW', why: ['CONTESTED_ACCOUNT'] });
    await forger.ask('mutation { unlinkGameAccount { madeAt } }');
    expect(await linkOf(creator)).toEqual({ accountId: STEAM.creator, isContested: false });
  });

  it('cannot be let go while its battle runs', async () => {
    const [first] = duelNow(gate);
    if (!first) throw new Error('nothing was posted');
    expect((await sendPost(gate, battle.tokens[first.from], first.post)).status).toBe(200);
    const refused = await battle.players[first.from].refusal('mutation { unlinkGameAccount { madeAt } }');
    expect(refused.code).toBe('GAME_ACCOUNT_BUSY');
  });
});

describe('in show, the default', () => {
  beforeEach(() => gate.setting('proof_cs2', 'show'));

  it('what the games agree on is shown, and moves nothing', async () => {
    await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
    expect(await proofFor(battle.players.opponent)).toMatchObject({ verdict: 'AGREED', winner: 'CREATOR' });
  });

  it('a winner whom both games do not name is paid by the reports, and staff are told of it once', async () => {
    await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
    const input = { battleId: battle.id, claim: 'WON', score: '13–0', recordingUrl: 'https://recordings.example/x' };
    await battle.players.opponent.ask(REPORT, { input });
    gate.pass(31 * MINUTE);
    await passDeadlines(gate.deps);
    await deliverEverything(gate.deps, log);
    expect((await seen()).winnerId).toBe(battle.players.opponent.user.id);
    const alerts = await listOpenAlerts(gate.db.read, 10);
    expect(alerts.map(({ kind, details }) => [kind, details.subject])).toEqual([['proof', battle.id]]);
    expect(await proofFor(battle.players.creator)).toMatchObject({ badge: 'UNCONTESTED' });
    const moderator = await gate.player({ role: 'moderator' });
    expect(await moderator.ask('query { verdictCounts { verdict isOutcome count } }')).toEqual({
      verdictCounts: [{ verdict: 'AGREED', isOutcome: false, count: 1 }],
    });
  });

  it('onlookers read the score a minute late, and nothing of one side alone', async () => {
    const stranger = await gate.player();
    const duel = duelNow(gate, { rounds: CREATOR_WINS });
    const isThird = duel.findIndex(({ post }) => (post.map?.team_ct.score ?? 0) + (post.map?.team_t.score ?? 0) === 3);
    await playOver(gate, battle, duel.slice(0, isThird + 2));
    expect(await proofFor(battle.players.creator)).toMatchObject({ creatorRounds: 2, opponentRounds: 1 });
    const early = await proofFor(stranger);
    expect((early?.creatorRounds ?? 0) + (early?.opponentRounds ?? 0)).toBeLessThan(3);
    expect(early).toMatchObject({ verdict: 'WAITING', creator: { own: null, flags: [] } });
    gate.pass(MINUTE);
    expect(await proofFor(stranger)).toMatchObject({ creatorRounds: 2, opponentRounds: 1 });
    expect((await stranger.refusal(TIMELINE, { id: battle.id })).code).toBe('NOT_FOUND');
  });
});

describe('switched off', () => {
  it('nothing is taken in, and no file is made', async () => {
    await gate.setting('proof_cs2', 'off');
    const [first] = duelNow(gate);
    if (!first) throw new Error('nothing was posted');
    const before = await gate.contents();
    expect((await sendPost(gate, battle.tokens.creator, first.post)).json).toEqual({ heard: false });
    expect((await battle.players.creator.refusal('mutation { makeFeedFile { name } }')).code).toBe('PROOF_OFF');
    expect(await gate.contents()).toBe(before);
    expect(await proofFor(battle.players.creator)).toBeNull();
  });
});
