import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { readServer } from '../../../db/proof/server.queries.ts';
import { HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { DISPUTE, ONE, REPORT, type SeenBattle, WALLET } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { STEAM } from '../../support/duel-feeds.ts';
import {
  CREATOR_WINS,
  type FedBattle,
  OVERTIME,
  connectGame,
  duelNow,
  fedBattle,
  playOver,
  sendPost,
  startDuel,
} from '../../support/feed-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { logDuel, stampOf } from '../../support/server-logs.ts';

const log = openLog('silent');
const MAKE = 'mutation($id: ID!) { makeServerKey(battleId: $id) { command } }';
const LINES = 'query($id: ID!) { serverTimeline(id: $id) { kind creatorRounds opponentRounds flag at sha256 } }';
const SERVER =
  'query($id: ID!) { battleProof(id: $id) { badge server { verdict winner creatorRounds opponentRounds why } } }';

let gate: HttpGateway;
let battle: FedBattle;
let admin: SignedIn;
let key: string;
beforeEach(async () => {
  gate = await openForDays();
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
  admin = await gate.player({ role: 'administrator' });
  key = await named();
});
afterEach(() => closeWithSoundBooks(gate));

const named = async (): Promise<string> => {
  const { makeServerKey } = await admin.ask<{ makeServerKey: { command: string } }>(MAKE, { id: battle.id });
  return (
    /^logaddress_add_http "http\S+\/api\/feeds\/cs2-server\?key=([\w-]{43})"$/.exec(makeServerKey.command)?.[1] ?? ''
  );
};
const send = (text: string, over = key, type = 'text/plain', to = gate) =>
  to.visitor().send({
    method: 'POST',
    path: `/api/feeds/cs2-server?key=${over}`,
    headers: { 'content-type': type },
    body: text,
  });
const play = async (posts: readonly string[]): Promise<void> => {
  for (const post of posts) {
    gate.pass(5_000);
    expect((await send(post)).status).toBe(200);
  }
};
/** The first post of each game links its account. */
const link = async (): Promise<void> => {
  const [one] = duelNow(gate);
  if (!one) throw new Error('nothing was posted');
  for (const seat of ['creator', 'opponent'] as const) {
    const provider = { ...one.post.provider, steamid: STEAM[seat] };
    const { map: _, ...warmup } = one.post;
    expect((await sendPost(gate, battle.tokens[seat], { ...warmup, provider })).status).toBe(200);
  }
};
const seen = async (): Promise<SeenBattle> =>
  (await battle.players.creator.ask<{ battle: SeenBattle }>(ONE, { id: battle.id })).battle;
const told = async (player = battle.players.creator) =>
  (await player.ask<{ battleProof: { badge: string | null; server: unknown } }>(SERVER, { id: battle.id })).battleProof;
const balanceOf = async (player: SignedIn): Promise<number> =>
  (await player.ask<{ wallet: { availableToBetCents: number } }>(WALLET)).wallet.availableToBetCents;
const report = (player: SignedIn, claim: 'WON' | 'LOST') =>
  player.ask(REPORT, {
    input: { battleId: battle.id, claim, score: '13–5', recordingUrl: 'https://recordings.example/x' },
  });

describe('the log of a game server, in settle,', () => {
  it('settles the battle with the last round of the overtime, without a word of anybody, and is its badge', async () => {
    await link();
    const posts = logDuel({ rounds: OVERTIME });
    await play(posts.slice(0, -2));
    expect((await seen()).status).toBe('ACTIVE');
    expect(await told()).toMatchObject({ server: { verdict: 'WAITING', creatorRounds: 15, opponentRounds: 12 } });
    const stranger = await gate.player();
    expect(await told(stranger)).toMatchObject({ server: null });
    await play(posts.slice(-2));
    const { status, winnerId, reports } = await seen();
    const { creator, opponent } = battle.players;
    expect({ status, winnerId }).toEqual({ status: 'COMPLETED', winnerId: creator.user.id });
    expect(reports.map(({ claim, score }) => [claim, score])).toEqual([
      ['WON', '16–12'],
      ['LOST', '12–16'],
    ]);
    expect(await balanceOf(creator)).toBe(100_00 + 50_00 - 2_50);
    expect(await balanceOf(opponent)).toBe(100_00 - 50_00 - 2_50);
    await deliverEverything(gate.deps, log);
    expect(await told(stranger)).toMatchObject({ badge: 'GAME_SERVER', server: { verdict: 'WON', winner: 'CREATOR' } });
  });

  it('shows both players and staff every round with its hash, and nobody else', async () => {
    await link();
    await play(logDuel({ rounds: CREATOR_WINS }).slice(0, 4));
    for (const reader of [battle.players.opponent, await gate.player({ role: 'moderator' })]) {
      const { serverTimeline } = await reader.ask<{ serverTimeline: { sha256: string }[] }>(LINES, { id: battle.id });
      expect(serverTimeline).toMatchObject([
        { kind: 'BEGUN', creatorRounds: 0, opponentRounds: 0 },
        { kind: 'ROUND', creatorRounds: 1, opponentRounds: 0 },
        { kind: 'ROUND', creatorRounds: 1, opponentRounds: 1 },
        { kind: 'ROUND', creatorRounds: 2, opponentRounds: 1 },
      ]);
      for (const { sha256 } of serverTimeline) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    expect((await (await gate.player()).refusal(LINES, { id: battle.id })).code).toBe('NOT_FOUND');
  });

  it('comes to the same with every post twice, two of them turned around, chat and garbage between', async () => {
    await link();
    const posts = logDuel({ rounds: CREATOR_WINS, hasKnife: true });
    const turned = posts.with(5, posts[6] ?? '').with(6, posts[5] ?? '');
    const junk = `\u0000{}\n"a<1><[U:1:5]><CT>" say "Game Over: competitive x y score 0:13 after 1 min"\n`;
    await play(turned.flatMap((post) => [post, junk, post]));
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
    expect((await seen()).reports.map(({ score }) => score)).toEqual(['13–5', '5–13']);
  });

  it.each([0, -5 * HOUR, 9.5 * HOUR])(
    'passes over an older match of the same two, by a clock that is %d ms ahead, and settles by theirs',
    async (aheadMs) => {
      await link();
      const startAt = gate.deps.now() + aheadMs;
      const loses = CREATOR_WINS.map((seat) => (seat === 'creator' ? 'opponent' : 'creator'));
      const old = logDuel({ rounds: loses, startAt: startAt - HOUR }).join('');
      const posts = logDuel({ rounds: CREATOR_WINS, startAt: startAt + SECOND });
      gate.pass(2 * SECOND);
      expect((await send(old + (posts[0] ?? ''))).json).toEqual({ heard: true });
      expect(await told()).toMatchObject({ server: { verdict: 'WAITING', creatorRounds: 0, opponentRounds: 0 } });
      expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
      gate.pass(20 * MINUTE);
      expect((await send(posts.slice(1).join(''))).status).toBe(200);
      expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
    },
  );

  it('passes over an older match of others that stands before theirs in a post of 70 kilobytes', async () => {
    await link();
    const steam = { creator: '76561198000000077', opponent: '76561198000000099' };
    const old = logDuel({ rounds: CREATOR_WINS, startAt: gate.deps.now() - HOUR, steam }).join('');
    const own = logDuel({ rounds: OVERTIME.slice(0, 24), hasOvertime: false, startAt: gate.deps.now() + SECOND })
      .join('')
      .replace('competitive mg_active ', 'competitive  ')
      .trimEnd();
    gate.pass(25 * MINUTE);
    expect((await send(`${'x'.repeat(70_000)}\n${old}${own}`)).json).toEqual({ heard: true });
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00);
  });

  it('decides nothing for players who have linked no account', async () => {
    await play(logDuel({ rounds: CREATOR_WINS }));
    expect(await told()).toMatchObject({ server: { verdict: 'REVIEW', why: ['NOT_LINKED'] } });
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
  });

  it('decides nothing of an account that another player’s game names too', async () => {
    await link();
    const forger = await gate.player();
    const forgersKey = await connectGame(forger);
    const [first] = duelNow(gate);
    if (!first) throw new Error('nothing was posted');
    const provider = { ...first.post.provider, steamid: STEAM.creator };
    expect((await sendPost(gate, forgersKey, { ...first.post, provider })).status).toBe(200);
    await play(logDuel({ rounds: CREATOR_WINS }));
    expect(await told()).toMatchObject({ server: { verdict: 'REVIEW', why: ['CONTESTED_ACCOUNT'] } });
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
  });

  it('decides nothing of a match that others play, or that began anew, or that stands on another map than the games tell', async () => {
    await playOver(gate, battle, duelNow(gate).slice(0, 8));
    const steam = { ...STEAM, opponent: '76561198000000099' };
    await play(logDuel({ rounds: CREATOR_WINS, map: 'de_nuke', steam }).slice(0, 6));
    await play(logDuel({ rounds: CREATOR_WINS, map: 'de_nuke', startAt: Date.UTC(2026, 2, 2, 14) }));
    expect(await told()).toMatchObject({ server: { verdict: 'REVIEW', why: ['RESTARTED', 'ANOTHER_MAP'] } });
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
  });

  it('against the word of a player is a dispute and not a win', async () => {
    await link();
    await report(battle.players.opponent, 'WON');
    await play(logDuel({ rounds: CREATOR_WINS }));
    expect(await seen()).toMatchObject({ status: 'DISPUTED', winnerId: null });
    const { battle: shown } = await battle.players.creator.ask<{ battle: { dispute: unknown } }>(DISPUTE, {
      id: battle.id,
    });
    expect(shown.dispute).toMatchObject({
      description: 'A player reported another result than the game server.',
    });
  });

  it('gives everybody the money back after a draw', async () => {
    await link();
    await play(logDuel({ rounds: OVERTIME.slice(0, 24), hasOvertime: false }));
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00);
  });

  it('that comes after the money opens a dispute and alerts staff, and moves nothing', async () => {
    await link();
    const posts = logDuel({ rounds: CREATOR_WINS });
    await play(posts.slice(0, 5));
    await report(battle.players.opponent, 'WON');
    gate.pass(31 * MINUTE);
    await passDeadlines(gate.deps);
    expect((await seen()).winnerId).toBe(battle.players.opponent.user.id);
    const before = await balanceOf(battle.players.opponent);
    await play(posts.slice(5));
    await deliverEverything(gate.deps, log);
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.opponent.user.id });
    expect(await balanceOf(battle.players.opponent)).toBe(before);
    const { battle: shown } = await battle.players.creator.ask<{ battle: { dispute: unknown } }>(DISPUTE, {
      id: battle.id,
    });
    expect(shown.dispute).toMatchObject({
      description: 'The game server names another winner than the one who was paid.',
    });
    const alerts = await listOpenAlerts(gate.db.read, 10);
    expect(alerts.map(({ kind, details }) => [kind, details.subject])).toEqual([['proof', battle.id]]);
  });

  it('is not read when the time for disputes is up', async () => {
    await link();
    await report(battle.players.opponent, 'WON');
    gate.pass(31 * MINUTE);
    await passDeadlines(gate.deps);
    gate.pass(25 * HOUR);
    const before = await readServer(gate.db.read, battle.id);
    expect((await send(logDuel({ rounds: CREATOR_WINS })[0] ?? '')).json).toEqual({ heard: false });
    expect(await readServer(gate.db.read, battle.id)).toEqual(before);
  });
});

describe('in show, the default, the log of a game server', () => {
  it('is shown and moves nothing, before and after the money', async () => {
    await gate.setting('proof_cs2', 'show');
    await link();
    const posts = logDuel({ rounds: CREATOR_WINS });
    await play(posts.slice(0, -2));
    await report(battle.players.opponent, 'WON');
    expect(await seen()).toMatchObject({ status: 'ACTIVE' });
    gate.pass(31 * MINUTE);
    await passDeadlines(gate.deps);
    await play(posts.slice(-2));
    expect(await told()).toMatchObject({ badge: 'UNCONTESTED', server: { verdict: 'WON', winner: 'CREATOR' } });
    const { battle: shown } = await battle.players.creator.ask<{ battle: { dispute: unknown } }>(DISPUTE, {
      id: battle.id,
    });
    expect(shown.dispute).toBeNull();
    expect(await listOpenAlerts(gate.db.read, 10)).toHaveLength(1);
  });
});

describe('the key of a game server', () => {
  it('is stored as a hash only and stands in no log; a new one ends the one before it', async () => {
    const old = key;
    key = await named();
    expect(key).not.toBe(old);
    const [post = ''] = logDuel({ rounds: CREATOR_WINS });
    expect((await send(post, old)).status).toBe(401);
    expect((await send(post)).json).toEqual({ heard: true });
    expect(await gate.contents()).not.toContain(key);
    expect(gate.logged.join('\n')).not.toContain(key);
  });

  it('is made by administrators, for a CS2 duel that waits or runs and that they do not play', async () => {
    const refusalOf = async (player: SignedIn, id = battle.id) => (await player.refusal(MAKE, { id })).code;
    expect(await refusalOf(await gate.player({ role: 'senior_moderator' }))).toBe('FORBIDDEN');
    expect(await refusalOf(battle.players.creator)).toBe('FORBIDDEN');
    expect(await refusalOf(admin, 'nothing')).toBe('NOT_FOUND');
    await gate.pay(admin.user.id, 100_00);
    const own = await startDuel(admin, await gate.player({ cents: 100_00 }));
    expect(await refusalOf(admin, own)).toBe('OWN_DISPUTE');
    await report(battle.players.creator, 'WON');
    await report(battle.players.opponent, 'LOST');
    expect(await refusalOf(admin)).toBe('SERVER_NOT_FOR_BATTLE');
    await gate.setting('proof_cs2', 'off');
    expect(await refusalOf(admin)).toBe('PROOF_OFF');
    expect((await send('x')).json).toEqual({ heard: false });
  });

  it('is refused when nobody has it, and counted by the network of whoever tries', async () => {
    const statuses = [];
    for (let n = 0; n < 14; n++) statuses.push((await send('x', `guess-${n}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 401), 429, 429]);
    expect((await send('x', '')).status).toBe(429);
    expect((await send('x')).status).toBe(200);
  });

  it('lets in text of which the end is read, twenty posts a second and 120 at once', async () => {
    const before = await readServer(gate.db.read, battle.id);
    expect((await send('{}', key, 'application/json')).status).toBe(415);
    expect(await readServer(gate.db.read, battle.id)).toEqual(before);
    await link();
    const noise = `${stampOf(gate.deps.now())}World triggered "Round_Start"\n`;
    const whole = logDuel({ rounds: CREATOR_WINS, startAt: gate.deps.now() }).join('');
    gate.pass(20 * MINUTE);
    expect((await send(noise.repeat(60_000) + whole)).json).toEqual({ heard: true });
    expect((await seen()).reports.map(({ score }) => score)).toEqual(['13–5', '5–13']);
    gate.pass(MINUTE);
    const answers = await Promise.all(Array.from({ length: 125 }, () => send('x')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe.runIf(engine === 'postgres')('two gateways', () => {
  it('that take in posts of one server by turns, and each post at once, settle it once', async () => {
    const second = await HttpGateway.open({
      databaseUrl: gate.databaseUrl,
      change: () => ({ now: () => gate.deps.now() }),
    });
    try {
      await link();
      for (const post of logDuel({ rounds: CREATOR_WINS })) {
        gate.pass(5_000);
        const answers = await Promise.all([send(post), send(post, key, 'text/plain', second)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      }
      const { status, reports } = await seen();
      expect({ status, reports: reports.length }).toEqual({ status: 'COMPLETED', reports: 2 });
      const { serverTimeline } = await admin.ask<{ serverTimeline: { kind: string }[] }>(LINES, { id: battle.id });
      expect(serverTimeline.filter(({ kind }) => kind === 'ROUND')).toHaveLength(CREATOR_WINS.length);
    } finally {
      await second.close();
    }
  });
});
