import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '../../../db/events/event.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { createTournament } from '../../../gateway/tournaments/create-tournament.ts';
import { LiveTournamentResolver } from '../../../gateway/tournaments/live-tournament.resolver.ts';
import { checkInMatch } from '../../../gateway/tournaments/bracket/play-match.ts';
import { ruleMatch, sendOut, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { contestIdOf } from '../../../gateway/tournaments/bracket/contest-id.ts';
import { contestedMatch } from '../../../gateway/tournaments/bracket/contested-match.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  type Cup,
  beginMatch,
  bracketIn,
  calledIn,
  comeIn,
  enter,
  entrantsOf,
  findDrift,
  leave,
  matchOf,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  prizesOf,
  runningCup,
  say,
  terms,
  toNextStage,
  tournamentOf,
  untilDue,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const expectSound = async () => expect(await findViolations(world.db.read)).toEqual([]);
const statusOf = async (id: string) => (await tournamentOf(world, id)).status;
const escrow = (id: string) => accountCents(world.db.read, `escrow:${id}`);

it('joining holds buy-in and fee and raises the count, leaving returns both', async () => {
  const id = await openTournament(world, await world.player());
  const player = await world.player({ cents: 50_00 });
  const key = world.key();
  await enter(world, player, id, false, key);
  await enter(world, player, id, false, key);
  expect([await world.balance(player), await escrow(id), (await tournamentOf(world, id)).entrants]).toEqual([
    39_50, 10_50, 1,
  ]);
  expect(await codeOf(enter(world, player, id))).toBe('ALREADY_ENTERED');
  await leave(world, player, id);
  expect([await world.balance(player), await escrow(id), (await tournamentOf(world, id)).entrants]).toEqual([
    50_00, 0, 0,
  ]);
  expect(await codeOf(leave(world, player, id))).toBe('NOT_ENTERED');
  await enter(world, player, id);
  expect(await codeOf(enter(world, await world.player({ cents: 10_49 }), id))).toBe('INSUFFICIENT_FUNDS');
  expect((await tournamentOf(world, id)).entrants).toBe(1);
  await expectSound();
});

it('a bracket of 16 refuses the 17th, who may wait; whoever waits moves up by itself, or is passed over', async () => {
  const id = await openTournament(world, await world.player(), { kind: 'bracket', capacity: 16 });
  const players = [];
  for (let n = 0; n < 16; n++) players.push(await world.player({ cents: 20_00 }));
  for (const player of players) await enter(world, player, id);
  const [poor, rich] = [await world.player(), await world.player({ cents: 20_00 })];
  expect(await codeOf(enter(world, rich, id))).toBe('TOURNAMENT_FULL');
  await enter(world, poor, id, true);
  world.pass(1);
  await enter(world, rich, id, true);
  expect(await world.balance(rich)).toBe(20_00);
  await leave(world, players[3] ?? rich, id);
  await passTime(world);
  expect(await world.balance(rich)).toBe(9_50);
  const after = new Map((await entrantsOf(world, id)).map(({ userId, status }) => [userId, status]));
  expect([after.get(poor.userId), after.get(rich.userId)]).toEqual(['gone', 'entered']);
  expect((await tournamentOf(world, id)).entrants).toBe(16);
  await expectSound();
});

it('with too few at the start everybody gets everything back', async () => {
  const id = await openTournament(world, await world.player(), { minEntrants: 3 });
  const players = [];
  for (let n = 0; n < 3; n++) players.push(await world.player({ cents: 10_50 }));
  for (const player of players) await enter(world, player, id);
  await toNextStage(world, id);
  expect(await statusOf(id)).toBe('check-in');
  for (const player of players.slice(0, 2)) await comeIn(world, player, id);
  await toNextStage(world, id);
  expect(await statusOf(id)).toBe('cancelled');
  for (const player of players) expect(await world.balance(player)).toBe(10_50);
  await expectSound();
});

it('who is not there at the start gets everything back, and the others play for what is left', async () => {
  const id = await openTournament(world, await world.player());
  const players = [];
  for (let n = 0; n < 3; n++) players.push(await world.player({ cents: 10_50 }));
  for (const player of players) await enter(world, player, id);
  await toNextStage(world, id);
  for (const player of players.slice(0, 2)) await comeIn(world, player, id);
  await toNextStage(world, id);
  expect([await statusOf(id), await escrow(id), (await tournamentOf(world, id)).field]).toEqual(['running', 21_00, 2]);
  await expectSound();
});

it('a double elimination goes from a no-show over a dispute and an undone result to the reset final and the prizes', async () => {
  const cup = await runningCup(world, 4, { format: 'double' });
  const { id, organiser } = cup;
  // 0 v 3 and 1 v 2. Nobody of the first comes but 0: a forfeit by the clock.
  const first = await matchOf(world, id, 0);
  expect([first.one, first.other]).toEqual([0, 3]);
  await beginMatch(world, cup, 1);
  await say(world, playerAt(cup, 1), await matchOf(world, id, 1), [1, 0]);
  await say(world, playerAt(cup, 2), await matchOf(world, id, 1), [0, 1]);
  expect((await matchOf(world, id, 1)).status).toBe('disputed');
  const judge = await world.player({ role: 'moderator' });
  const [dispute] = await world.disputes(`${id}:1:1`);
  await decideDispute(world.deps, judge, world.key(), {
    disputeId: dispute?.id ?? '',
    action: 'overturn',
    winnerId: null,
    reason: 'The recording shows it.',
  });
  expect((await matchOf(world, id, 1)).winner).toBe(2);
  const contestId = contestIdOf(await matchOf(world, id, 1));
  const contest = async () => (await contestedMatch.describe(world.db.read, [contestId])).get(contestId);
  // The prizes are paid at the end of the tournament alone.
  expect(await contest()).toMatchObject({ winnerId: playerAt(cup, 2).userId, isOver: false });
  const upper = await bracketIn(world, id);
  expect(upper.folded.isOver).toBe(false);
  // The no-show: both of match 0 stay away but one.
  await playMatch(world, cup, 0, 0);
  // Upper final 0 v 2, which is undone with what followed from the first match.
  await playMatch(world, cup, 2, 0);
  const before = (await bracketIn(world, id)).facts.length;
  await undoMatch(world.deps, organiser, world.key(), { tournamentId: id, match: 0, reason: 'Played on a wrong map.' });
  expect((await bracketIn(world, id)).facts.length).toBe(before - 2);
  expect(await findDrift(world, id)).toEqual([]);
  await playMatch(world, cup, 0, 0);
  // Whoever is called plays; the lower side wins the final, so that it is played again.
  for (let called = await calledIn(world, id); called.length > 0; called = await calledIn(world, id)) {
    const match = called[0] ?? 0;
    const { part, round } = (await bracketIn(world, id)).graph.matches[match] ?? { part: 'upper', round: 0 };
    await playMatch(world, cup, match, part === 'final' && round === 1 ? 1 : 0);
    expect(await findDrift(world, id)).toEqual([]);
  }
  await passTime(world);
  expect(await contest()).toMatchObject({ isOver: true });
  expect(await statusOf(id)).toBe('completed');
  expect((await bracketIn(world, id)).folded.matches.at(-1)?.how).toBe('played');
  expect((await prizesOf(world, id)).toSorted((a, b) => b - a)).toEqual([24_00, 12_00, 4_00, 0]);
  expect(await escrow(id)).toBe(0);
  await expectSound();
});

it('a no-show loses by the clock, one word stands after its time, and silence of both puts both out', async () => {
  const cup = await runningCup(world, 4);
  const { id } = cup;
  const { attempt } = await matchOf(world, id, 0);
  await checkInMatch(world.deps, playerAt(cup, 3), world.key(), { tournamentId: id, match: 0, attempt });
  await beginMatch(world, cup, 1);
  await say(world, playerAt(cup, 2), await matchOf(world, id, 1), [0, 1]);
  await untilDue(world, id, 0);
  expect((await matchOf(world, id, 0)).how).toBe('forfeit');
  await untilDue(world, id, 1);
  expect([(await matchOf(world, id, 1)).how, (await matchOf(world, id, 1)).winner]).toEqual(['played', 2]);
  expect(await calledIn(world, id)).toEqual([2]);
  await untilDue(world, id, 2);
  // Nobody came to the final: the better seed of the two is the champion.
  expect(await statusOf(id)).toBe('completed');
  expect(await prizesOf(world, id)).toEqual([2_00, 2_00, 24_00, 12_00]);
  await expectSound();
});

it('an organiser decides with a reason, and nothing where they play', async () => {
  const cup = await runningCup(world, 8);
  const judge = await world.player({ role: 'moderator' });
  const rule = (of: Cup, match: number, winner: number, actor = of.organiser, reason = 'Both asked for it.') =>
    codeOf(
      ruleMatch(world.deps, actor, world.key(), {
        tournamentId: of.id,
        match,
        winnerId: playerAt(of, winner).userId,
        isDraw: false,
        games: null,
        reason,
      }),
    );
  expect(await rule(cup, 1, 3, playerAt(cup, 3))).toBe('FORBIDDEN');
  expect(await rule(cup, 1, 3, cup.organiser, ' ')).toBe('BAD_INPUT');
  expect(await rule(cup, 2, 5)).toBe('WINNER_REQUIRED');
  expect(await rule(cup, 5, 3)).toBe('WINNER_REQUIRED');
  expect(await rule(cup, 1, 3)).toBe('ok');
  await playMatch(world, cup, 0, 0);
  expect(await rule(cup, 0, 7, judge)).toBe('ok');
  expect((await matchOf(world, cup.id, 0)).winner).toBe(7);
  expect(await findDrift(world, cup.id)).toEqual([]);
  const out = { tournamentId: cup.id, userId: playerAt(cup, 5).userId, isCheat: true, reason: 'Seen.' };
  expect(await codeOf(sendOut(world.deps, cup.organiser, world.key(), out))).toBe('FORBIDDEN');
  const own = await runningCup(world, 8, {}, { organiser: playerAt(cup, 7), isPlaying: true });
  for (const match of [0, 1, 2, 3])
    expect(await rule(own, match, (await matchOf(world, own.id, match)).one)).toBe('OWN_MATCH');
  expect(await rule(own, 1, 3, judge)).toBe('ok');
  await expectSound();
});

it('what is said of a meeting that is no more is refused', async () => {
  const cup = await runningCup(world, 4);
  const old = await beginMatch(world, cup, 0);
  await say(world, playerAt(cup, 0), old, [1, 0]);
  await say(world, playerAt(cup, 3), old, [1, 0]);
  await undoMatch(world.deps, cup.organiser, world.key(), { tournamentId: cup.id, match: 0, reason: 'Again.' });
  expect(await codeOf(say(world, playerAt(cup, 0), old, [1, 0]))).toBe('MATCH_CHANGED');
  expect(await codeOf(say(world, playerAt(cup, 1), await matchOf(world, cup.id, 0), [1, 0]))).toBe('NOT_ENTERED');
  expect(await codeOf(say(world, playerAt(cup, 0), await matchOf(world, cup.id, 0), [1, 0]))).toBe('MATCH_NOT_PLAYING');
});

it('a cancelled tournament returns every cent, also while it runs and a match is disputed', async () => {
  const cup = await runningCup(world, 4);
  const { id, organiser, players } = cup;
  const row = await beginMatch(world, cup, 0);
  await say(world, playerAt(cup, 0), row, [1, 0]);
  await say(world, playerAt(cup, 3), row, [0, 1]);
  const cancel = (actor: typeof organiser) =>
    cancelTournament(world.deps, actor, world.key(), { id, reason: 'The server of the game is down.' });
  expect(await codeOf(cancel(organiser))).toBe('FORBIDDEN');
  expect(await codeOf(cancel(await world.player({ role: 'moderator' })))).toBe('ok');
  for (const player of players) expect(await world.balance(player)).toBe(100_00);
  expect((await world.disputes(`${id}:0:1`)).map(({ status }) => status)).toEqual(['resolved']);
  await passTime(world);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await codeOf(cancel(await world.player({ role: 'moderator' })))).toBe('TOURNAMENT_OVER');
  await expectSound();
});

it('a cheat loses place and prize, and the victims have their buy-in back first', async () => {
  const cup = await runningCup(world, 4, { prizeTable: [60, 40] });
  const { id } = cup;
  await playMatch(world, cup, 0, 0);
  await playMatch(world, cup, 1, 0);
  const judge = await world.player({ role: 'moderator' });
  await sendOut(world.deps, judge, world.key(), {
    tournamentId: id,
    userId: playerAt(cup, 0).userId,
    isCheat: true,
    reason: 'An aimbot, as the recording shows.',
  });
  // Who follows the tournament hears of it, and of no match.
  const [told] = await world.db.read
    .select()
    .from(events)
    .where(eq(events.entityId, id))
    .orderBy(desc(events.seq))
    .limit(1);
  expect(new LiveTournamentResolver().tournamentHappened(null as never, told as never, id)).toMatchObject({
    type: 'tournament.match-changed',
    match: null,
  });
  await passTime(world);
  expect(await statusOf(id)).toBe('completed');
  // 40.00 in the pool; the cheat would have been second with 16.00, of which the one victim gets 10.00 first.
  const prizes = await prizesOf(world, id);
  expect(prizes[0]).toBe(0);
  expect(prizes.reduce((sum, cents) => sum + cents, 0)).toBe(40_00);
  expect(prizes[3]).toBeGreaterThanOrEqual(10_00);
  await expectSound();
});

it('terms that cannot be held are refused, each with its code', async () => {
  const organiser = await world.player();
  const create = (more: Parameters<typeof terms>[1]) =>
    codeOf(createTournament(world.deps, organiser, world.key(), terms(world, more)));
  expect(await create({ buyInCents: 1 })).toBe('STAKE_OUT_OF_BOUNDS');
  expect(await create({ buyInCents: 0 })).toBe('ok');
  expect(await create({ capacity: 1_025 })).toBe('BAD_INPUT');
  expect(await create({ format: 'robin', capacity: 33 })).toBe('CAPACITY_IMPOSSIBLE');
  expect(await create({ kind: 'bracket', capacity: 8 })).toBe('CAPACITY_IMPOSSIBLE');
  expect(await create({ minEntrants: 33 })).toBe('CAPACITY_IMPOSSIBLE');
  expect(await create({ prizeTable: [60, 30] })).toBe('BAD_INPUT');
  expect(await create({ startsAt: world.now })).toBe('TIMES_IMPOSSIBLE');
  expect(await create({ opensAt: 0, startsAt: world.now + 29 * MINUTE })).toBe('TIMES_IMPOSSIBLE');
  expect(await create({ title: ' ' })).toBe('BAD_INPUT');
});
