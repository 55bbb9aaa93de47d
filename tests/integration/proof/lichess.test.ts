import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { followLichess } from '../../../gateway/proof/lichess/follow-lichess.ts';
import { closeWithSoundBooks } from '../../support/battle-gateway.ts';
import { DISPUTE, ONE, REPORT, type SeenBattle, WALLET } from '../../support/battle-operations.ts';
import type { HttpGateway, SignedIn } from '../../support/http-gateway.ts';
import { LichessStandIn, type StandInGame } from '../../support/lichess-stand-in.ts';
import {
  CHESS_OF,
  type ChessBattle,
  type SeenGame,
  chessBattle,
  follow,
  makeIt,
  openChess,
  rowOf,
} from '../../support/lichess-steps.ts';

const MAKE = '/api/challenge/open';
const EXPORT = '/api/games/export/_ids';

let site: LichessStandIn;
let gate: HttpGateway;
let battle: ChessBattle;
beforeEach(async () => {
  site = new LichessStandIn();
  gate = await openChess(site);
  battle = await chessBattle(gate, site);
});
afterEach(async () => {
  await closeWithSoundBooks(gate);
  await site.close();
});

const seen = async (player: SignedIn = battle.players.creator): Promise<SeenBattle> =>
  (await player.ask<{ battle: SeenBattle }>(ONE, { id: battle.id })).battle;
const gameFor = async (player: SignedIn): Promise<SeenGame | null> =>
  (await player.ask<{ chessGame: SeenGame | null }>(CHESS_OF, { id: battle.id })).chessGame;
const balanceOf = async (player: SignedIn): Promise<number> =>
  (await player.ask<{ wallet: { availableToBetCents: number } }>(WALLET)).wallet.availableToBetCents;
const report = (player: SignedIn, claim: 'WON' | 'LOST') =>
  player.ask(REPORT, { input: { battleId: battle.id, claim, score: '', recordingUrl: 'https://rec.example/x' } });
/** The next question is due. */
const ask = async (): Promise<void> => {
  gate.pass(15 * SECOND);
  await follow(gate);
};
const question = () => readDisputeOf(gate.db.read, { kind: 'battle', id: battle.id });
const alerts = async () => (await listOpenAlerts(gate.db.read, 10)).filter(({ kind }) => kind === 'proof');

describe('a chess battle', () => {
  it('is made on Lichess for the two linked accounts, unrated and without a token, and both get the way to it', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    const call = site.asked.find(({ path }) => path === MAKE);
    const users = creator === 'white' ? 'anna,boris' : 'boris,anna';
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
      rated: 'false',
      variant: 'standard',
      'clock.limit': '600',
      'clock.increment': '0',
      users,
      expiresAt: String(gate.deps.now() + 3 * HOUR),
    });
    expect(call?.headers.authorization).toBeUndefined();
    expect(await gameFor(battle.players.creator)).toMatchObject({
      url: `${site.origin}/${gameId}`,
      color: creator.toUpperCase(),
      accountId: 'anna',
      says: null,
    });
    expect(await gameFor(battle.players.opponent)).toMatchObject({
      accountId: 'boris',
      url: `${site.origin}/${gameId}`,
    });
    const stranger = await gate.player();
    expect(await gameFor(stranger)).toMatchObject({ url: null, color: null, accountId: null });
  });

  it('is settled by the end of its game at once, without a word of anybody', async () => {
    const { gameId, opponent } = await makeIt(gate, battle.id);
    await ask();
    expect(await seen(), 'nobody has opened the game').toMatchObject({ status: 'ACTIVE' });
    site.play(gameId);
    await ask();
    expect(await gameFor(battle.players.creator)).toMatchObject({ status: 'started', says: null, badge: null });
    site.end(gameId, 'mate', opponent);
    await ask();
    const { creator: loser, opponent: winner } = battle.players;
    const { status, winnerId, reports } = await seen();
    expect({ status, winnerId }).toEqual({ status: 'COMPLETED', winnerId: winner.user.id });
    expect(
      reports
        .map(({ claim, score }) => [claim, score])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['LOST', '0–1'],
      ['WON', '1–0'],
    ]);
    expect(await balanceOf(winner)).toBe(100_00 + 50_00 - 2_50);
    expect(await balanceOf(loser)).toBe(100_00 - 50_00 - 2_50);
    expect(await gameFor(loser)).toMatchObject({ says: 'OPPONENT', badge: 'OFFICIAL' });
    expect((await rowOf(gate, battle.id)).sha256).toMatch(/^[0-9a-f]{64}$/);
    const before = site.asked.length;
    gate.pass(HOUR);
    await follow(gate);
    expect(site.asked.length, 'nothing more is asked').toBe(before);
  });

  it.each([
    ['draw', 'DRAWN'],
    ['stalemate', 'DRAWN'],
    ['aborted', 'DRAWN'],
    ['noStart', 'DRAWN'],
    ['outoftime', 'DRAWN'],
  ])('that ends with %s and without a winner gives everybody the money back', async (status, says) => {
    const { gameId } = await makeIt(gate, battle.id);
    site.end(gameId, status);
    await ask();
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00);
    expect(await balanceOf(battle.players.opponent)).toBe(100_00);
    expect(await gameFor(battle.players.creator)).toMatchObject({ status, says });
  });

  it('that ends by a cheat is a dispute, and no money moves', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'cheat', creator);
    await ask();
    expect((await seen()).status).toBe('DISPUTED');
    expect(await balanceOf(battle.players.creator)).toBe(100_00 - 52_50);
  });

  it('that a player has reported otherwise is a dispute', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    await report(battle.players.opponent, 'WON');
    site.end(gameId, 'resign', creator);
    await ask();
    expect(await seen()).toMatchObject({ status: 'DISPUTED', winnerId: null });
    const { battle: told } = await battle.players.creator.ask<{ battle: { dispute: unknown } }>(DISPUTE, {
      id: battle.id,
    });
    expect(told.dispute).toMatchObject({ type: 'MATCH_RESULT' });
  });

  it('that a player has reported in the same way is settled at once', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    await report(battle.players.creator, 'WON');
    site.end(gameId, 'timeout', creator);
    await ask();
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
  });

  it('that nobody plays is void at its deadline, and is asked for no more after a day', async () => {
    await makeIt(gate, battle.id);
    gate.pass(3 * HOUR);
    await passDeadlines(gate.deps);
    expect((await seen()).status).toBe('CANCELLED');
    expect(await balanceOf(battle.players.opponent)).toBe(100_00);
    gate.pass(DAY);
    await follow(gate);
    expect((await rowOf(gate, battle.id)).askAt).toBeNull();
  });
});

describe('what Lichess says late', () => {
  it('of another winner than was paid opens a dispute and an alert once, and moves no money', async () => {
    const { gameId, opponent } = await makeIt(gate, battle.id);
    await report(battle.players.creator, 'WON');
    await report(battle.players.opponent, 'LOST');
    const paid = await balanceOf(battle.players.creator);
    site.end(gameId, 'mate', opponent);
    await ask();
    expect(await question()).toMatchObject({ status: 'pending', reportedById: null });
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
    expect(await balanceOf(battle.players.creator)).toBe(paid);
    expect(await alerts()).toMatchObject([
      { message: expect.stringContaining(battle.players.opponent.user.id) as string },
    ]);
    await ask();
    expect(await alerts()).toHaveLength(1);
  });

  it('that nobody won what was paid is disputed, and told to staff too', async () => {
    const { gameId } = await makeIt(gate, battle.id);
    await report(battle.players.creator, 'WON');
    await report(battle.players.opponent, 'LOST');
    site.end(gameId, 'draw');
    await ask();
    expect(await question()).toMatchObject({ status: 'pending', reportedById: null });
    expect(await alerts()).toHaveLength(1);
  });

  it('of a dispute changes nothing but what the moderator reads', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    await report(battle.players.creator, 'WON');
    await report(battle.players.opponent, 'WON');
    site.end(gameId, 'mate', creator);
    await ask();
    expect(await seen()).toMatchObject({ status: 'DISPUTED', winnerId: null });
    const moderator = await gate.player({ role: 'moderator' });
    expect(await gameFor(moderator)).toMatchObject({ says: 'CREATOR', url: `${site.origin}/${gameId}` });
  });
});

describe('an answer that does not fit', () => {
  const LIES: readonly [string, string, (game: StandInGame) => void][] = [
    ['other players', 'OTHER_PLAYERS', (game) => (game.players.white = { user: { name: 'Zed', id: 'zed' } })],
    ['nobody', 'OTHER_PLAYERS', (game) => (game.players.black = {})],
    [
      'colours the other way round',
      'OTHER_PLAYERS',
      ({ players }) => ([players.white, players.black] = [players.black, players.white]),
    ],
    ['a rated game', 'RATED', (game) => (game.rated = true)],
    ['another variant', 'OTHER_VARIANT', (game) => (game.variant = 'atomic')],
    ['another clock', 'OTHER_CLOCK', (game) => (game.clock = { initial: 60, increment: 0, totalTime: 60 })],
    ['an earlier game', 'TOO_EARLY', (game) => (game.createdAt -= HOUR)],
    ['an end that nobody knows', 'UNKNOWN_STATUS', (game) => (game.status = 'eloped')],
    ['a mate without a winner', 'ODD_WINNER', (game) => delete game.winner],
    ['a draw that somebody won', 'ODD_WINNER', (game) => (game.status = 'stalemate')],
  ];
  it.each(LIES)('(%s) moves nothing and is said; once it fits, the battle is settled', async (_name, doubt, lie) => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'mate', creator);
    const truth = structuredClone(site.play(gameId));
    lie(site.play(gameId));
    await ask();
    expect(await seen()).toMatchObject({ status: 'ACTIVE', reports: [] });
    expect(await gameFor(battle.players.creator)).toMatchObject({ doubt, says: null });
    expect(await gameFor(await gate.player())).toMatchObject({ doubt: null });
    site.games.set(gameId, truth);
    await ask();
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
    expect(await gameFor(battle.players.creator)).toMatchObject({ doubt: null, badge: 'OFFICIAL' });
  });

  it('under another id is as if it had not come', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'mate', creator);
    site.games.set(gameId, { ...site.play(gameId), id: 'elsewher' });
    await ask();
    expect(await gameFor(battle.players.creator)).toMatchObject({ status: null, says: null, doubt: null });
  });

  it('that is no answer at all is asked for again, each time later', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'mate', creator);
    site.fail(EXPORT, 'junk', 'down', 'drops');
    await ask();
    expect((await rowOf(gate, battle.id)).status, 'a line without sense is a game that has not begun').toBeNull();
    await ask();
    const { askAt, failures } = await rowOf(gate, battle.id);
    expect(failures).toBe(1);
    gate.pass((askAt ?? 0) - gate.deps.now());
    await follow(gate);
    const again = await rowOf(gate, battle.id);
    expect(again.failures).toBe(2);
    expect((again.askAt ?? 0) - gate.deps.now()).toBe(20 * SECOND);
    gate.pass(20 * SECOND);
    await follow(gate);
    expect((await seen()).status).toBe('COMPLETED');
  });
});

describe('calls to Lichess', () => {
  it('are made one at a time, and none for a minute after a 429, whoever asks', async () => {
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'mate', creator);
    site.fail(EXPORT, 'busy');
    await ask();
    expect(site.callsOf(EXPORT)).toBe(1);
    gate.pass(59 * SECOND);
    await Promise.all([follow(gate), followLichess(gate.deps)]);
    expect(site.callsOf(EXPORT), 'within the minute').toBe(1);
    expect(await seen()).toMatchObject({ status: 'ACTIVE' });
    gate.pass(2 * SECOND);
    await Promise.all([followLichess(gate.deps), followLichess(gate.deps), followLichess(gate.deps)]);
    expect(site.callsOf(EXPORT), 'of three gateways one').toBe(2);
    expect((await seen()).status).toBe('COMPLETED');
  });

  it('ask for all games that run with one call', async () => {
    const other = await chessBattle(gate, site, ['Carla', 'David']);
    const first = await makeIt(gate, battle.id);
    gate.pass(2 * SECOND);
    const second = await makeIt(gate, other.id);
    site.end(first.gameId, 'mate', first.creator);
    site.end(second.gameId, 'mate', second.opponent);
    await ask();
    expect(site.callsOf(EXPORT)).toBe(1);
    expect(await seen()).toMatchObject({ winnerId: battle.players.creator.user.id });
    const { battle: told } = await other.players.creator.ask<{ battle: SeenBattle }>(ONE, { id: other.id });
    expect(told.winnerId).toBe(other.players.opponent.user.id);
  });

  it('that take too long are given up, and made again later', async () => {
    site.fail(MAKE, 'hangs');
    await followLichess({ ...gate.deps, config: { ...gate.deps.config, lichessWaitMs: 50 } });
    expect(await rowOf(gate, battle.id)).toMatchObject({ gameId: null, failures: 1 });
    gate.pass(MINUTE);
    await makeIt(gate, battle.id);
  });

  it('that are refused are said on the page, and the players report as ever', async () => {
    site.fail(MAKE, 'refuses');
    await follow(gate);
    expect(await gameFor(battle.players.creator)).toMatchObject({ url: null, doubt: 'REFUSED' });
    await report(battle.players.creator, 'WON');
    await report(battle.players.opponent, 'LOST');
    expect((await seen()).status).toBe('COMPLETED');
    gate.pass(MINUTE);
    await follow(gate);
    expect(await rowOf(gate, battle.id)).toMatchObject({ gameId: null, askAt: null });
  });

  it('go on after a gateway that died between a made game and its id: another is made, and the first leads nowhere', async () => {
    // The answer is lost where a gateway dies before it has stored it.
    const broken = { ...gate.deps, db: { ...gate.deps.db, transact: gate.deps.db.transact.bind(gate.deps.db) } };
    let calls = 0;
    broken.db.transact = (work, ...more) => {
      if (++calls > 1) return Promise.reject(new Error('the gateway is gone'));
      return gate.deps.db.transact(work, ...more);
    };
    await expect(followLichess(broken)).rejects.toThrow('gone');
    expect(site.challenges.size).toBe(1);
    expect(await follow(gate), 'the turn of the dead gateway').toBe(0);
    gate.pass(MINUTE);
    const { gameId, creator } = await makeIt(gate, battle.id);
    expect(site.challenges.size).toBe(2);
    site.end('game0001', 'mate', creator === 'white' ? 'black' : 'white');
    await ask();
    expect((await seen()).status).toBe('ACTIVE');
    site.end(gameId, 'mate', creator);
    await ask();
    expect(await seen()).toMatchObject({ status: 'COMPLETED', winnerId: battle.players.creator.user.id });
  });

  it('need no right at Lichess that could be taken back: a battle goes on when no token is good any more', async () => {
    expect(site.tokens.size, 'each was given back at once').toBe(0);
    const { gameId, creator } = await makeIt(gate, battle.id);
    site.end(gameId, 'mate', creator);
    await ask();
    expect((await seen()).status).toBe('COMPLETED');
    expect(
      site.asked.filter(
        ({ path, headers }) => path !== '/api/account' && path !== '/api/token' && headers.authorization,
      ),
    ).toEqual([]);
  });
});
