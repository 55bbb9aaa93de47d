import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { events } from '../../../db/events/event.table.ts';
import { readRatingsOf } from '../../../db/markets/market.queries.ts';
import { listRatingHistory, listRatings, readLeader } from '../../../db/results/leader.queries.ts';
import { countedTournaments, ratings } from '../../../db/results/leader.table.ts';
import { compareBoards } from '../../../db/results/recount-leaders.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { NEW_SKILL, type Skill, rateBattle, shownRating } from '../../../domain/results/rating.ts';
import type { EventOf } from '../../../domain/shared/events.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { keepLeaders } from '../../../gateway/results/boards/keep-leaders.ts';
import { correctTournament } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { countTournaments } from '../../../gateway/tournaments/correction/count-tournaments.ts';
import type { TournamentInput } from '../../../gateway/tournaments/create-tournament.ts';
import { undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { rawSql } from '../../support/raw-sql.ts';
import {
  type Cup,
  calledIn,
  comeIn,
  enter,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let admin: Actor;
const deliver = () => deliverEverything(world.deps, openLog('silent'));
beforeAll(async () => {
  world = await World.open({ connections: 8 });
  admin = await world.player({ role: 'administrator' });
  await deliver();
});
afterEach(async () => {
  await deliver();
  expect(await compareBoards(world.db.read)).toEqual([]);
  // Another UTC day: what counts does not depend on the tests before.
  world.now = (Math.floor(world.now / DAY) + 2) * DAY;
});
afterAll(() => world.close());

async function people(count: number): Promise<Actor[]> {
  const all: Actor[] = [];
  for (let n = 0; n < count; n++) all.push(await world.player({ cents: 200_00 }));
  return all;
}

/** A running tournament of these players, seeded in this order. */
async function cupOf(players: readonly Actor[], more: Partial<TournamentInput> = {}): Promise<Cup> {
  const organiser = await world.player();
  const id = await openTournament(world, organiser, more);
  const { entryCode } = await tournamentOf(world, id);
  for (const player of players) {
    world.pass(1);
    await enter(world, player, id, false, world.key(), entryCode);
  }
  await toNextStage(world, id);
  for (const player of players) await comeIn(world, player, id);
  await toNextStage(world, id);
  return { id, organiser, players };
}

/** Plays every match for the better seed, until the tournament is paid. */
async function playOut(cup: Cup): Promise<Cup> {
  for (let called = await calledIn(world, cup.id); called[0] !== undefined; called = await calledIn(world, cup.id))
    await playMatch(world, cup, called[0], 0);
  await passTime(world);
  expect((await tournamentOf(world, cup.id)).status).toBe('completed');
  return cup;
}

const paidCup = async (players: readonly Actor[], more: Partial<TournamentInput> = {}) =>
  playOut(await cupOf(players, more));

const countedOf = ({ id }: Cup) =>
  world.db.read
    .select()
    .from(countedTournaments)
    .where(eq(countedTournaments.tournamentId, id))
    .orderBy(asc(countedTournaments.userId));

const ratingsOf = (players: readonly Actor[]) =>
  world.db.read
    .select()
    .from(ratings)
    .where(
      inArray(
        ratings.userId,
        players.map(({ userId }) => userId),
      ),
    )
    .orderBy(asc(ratings.userId));

async function boardOf({ userId }: Actor) {
  const row = await readLeader(world.db.read, { span: 'alltime', game: 'overall', region: 'global' }, userId);
  return row && [row.earningsCents, row.battles, row.wins];
}

async function toldOf<T extends 'tournament.completed' | 'tournament.corrected' | 'battle.completed'>(
  type: T,
  entityId: string,
): Promise<EventOf<T>> {
  const [row] = await world.db.read
    .select()
    .from(events)
    .where(and(eq(events.type, type), eq(events.entityId, entityId)));
  if (!row) throw new Error(`nobody was told of ${type}`);
  return row as unknown as EventOf<T>;
}
const tell = (event: EventOf) => world.db.transact((tx) => countTournaments.handle(tx, event));

const finalWonBy = async (cup: Cup, seed: number) => {
  const { version } = await tournamentOf(world, cup.id);
  const results = [{ match: cup.players.length - 2, winnerId: playerAt(cup, seed).userId, isDraw: false, games: null }];
  const reason = 'The recording of the final shows it.';
  await correctTournament(world.deps, admin, world.key(), {
    tournamentId: cup.id,
    results,
    verdicts: [],
    version,
    reason,
  });
};

it('every match of a tournament moves the ratings as a battle does, and what it brought stands on the boards, once', async () => {
  const cup = await paidCup(await people(8));
  await deliver();
  const skills = new Map<number, Skill>();
  // Of eight, the better seed wins: 0–7, 3–4, 1–6, 2–5, then 0–3, 1–2, then 0–1.
  for (const [winner, loser] of [
    [0, 7],
    [3, 4],
    [1, 6],
    [2, 5],
    [0, 3],
    [1, 2],
    [0, 1],
  ] as const) {
    const rated = rateBattle(skills.get(winner) ?? NEW_SKILL, skills.get(loser) ?? NEW_SKILL);
    skills.set(winner, rated.winner).set(loser, rated.loser);
  }
  const { endedAt } = await tournamentOf(world, cup.id);
  for (const [seed, player] of cup.players.entries()) {
    const rating = shownRating(skills.get(seed) ?? NEW_SKILL);
    const history = await listRatingHistory(world.db.read, player.userId, 'valorant', 5);
    expect(history).toEqual([{ battleId: null, tournamentId: cup.id, rating, at: endedAt }]);
  }
  // Eight have put in 10.50 each; 60, 30 and 10 percent of 80.00, the last for two.
  expect(await Promise.all(cup.players.slice(0, 5).map(boardOf))).toEqual([
    [37_50, 3, 3],
    [13_50, 3, 2],
    [-6_50, 2, 1],
    [-6_50, 2, 1],
    [-10_50, 1, 0],
  ]);
  const before = [await countedOf(cup), await ratingsOf(cup.players)];
  await tell(await toldOf('tournament.completed', cup.id));
  expect([await countedOf(cup), await ratingsOf(cup.players)]).toEqual(before);
});

it('matches move ratings, and are none of the rated battles that betting asks for, nor were they before that was kept', async () => {
  const cup = await paidCup(await people(8));
  await deliver();
  const [one, other] = [playerAt(cup, 0), playerAt(cup, 7)];
  const battlesOf = async () => {
    const rated = await readRatingsOf(world.db.read, [one.userId, other.userId], 'valorant');
    return rated.map(({ battles }) => battles);
  };
  expect((await listRatings(world.db.read, one.userId)).map(({ battles }) => battles)).toEqual([3]);
  expect(await battlesOf()).toEqual([0, 0]);
  await settledBattle(world, one, other);
  await deliver();
  expect(await battlesOf()).toEqual([1, 1]);
  const before = await ratingsOf(cup.players);
  await world.db.transact((tx) => tx.update(ratings).set({ matches: 0 }));
  const file = join('db/migrations', engine, '0073_tournament-matches-in-ratings.sql');
  const [, backfill = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  await rawSql(world.url, backfill);
  expect(await ratingsOf(cup.players)).toEqual(before);
});

it('a result that was undone while it ran has never counted', async () => {
  const cup = await cupOf(await people(8));
  await playMatch(world, cup, 0, 1);
  const undone = { tournamentId: cup.id, match: 0, reason: 'They played on the wrong map.' };
  await undoMatch(world.deps, cup.organiser, world.key(), undone);
  await playOut(cup);
  await deliver();
  expect(await boardOf(playerAt(cup, 7))).toEqual([-10_50, 1, 0]);
  const counted = (await countedOf(cup)).find(({ userId }) => userId === playerAt(cup, 0).userId);
  expect(counted).toMatchObject({ matches: 3, wins: 3 });
});

it('what is put right afterwards is put right on the boards, to and fro; ratings stay, as with battles', async () => {
  const cup = await paidCup(await people(8));
  await deliver();
  const [rated, before] = [await ratingsOf(cup.players), await Promise.all(cup.players.map(boardOf))];
  await finalWonBy(cup, 1);
  await deliver();
  expect(await Promise.all(cup.players.slice(0, 3).map(boardOf))).toEqual([
    // A result that nobody has played is in nobody's record.
    [13_50, 2, 2],
    [37_50, 2, 2],
    [-6_50, 2, 1],
  ]);
  expect(await ratingsOf(cup.players)).toEqual(rated);
  await finalWonBy(cup, 0);
  await deliver();
  const cents = (rows: typeof before) => rows.map((row) => row?.[0]);
  expect(cents(await Promise.all(cup.players.map(boardOf)))).toEqual(cents(before));
});

it('news of the end that comes after a correction counts what stands, and the correction then changes nothing', async () => {
  const cup = await paidCup(await people(8));
  await finalWonBy(cup, 1);
  const [completed, corrected] = [
    await toldOf('tournament.completed', cup.id),
    await toldOf('tournament.corrected', cup.id),
  ];
  await tell(corrected);
  expect(await countedOf(cup)).toEqual([]);
  await tell(completed);
  const before = await countedOf(cup);
  expect(before).toHaveLength(8);
  expect(await boardOf(playerAt(cup, 1))).toEqual([37_50, 2, 2]);
  await tell(corrected);
  await tell(completed);
  expect(await countedOf(cup)).toEqual(before);
});

it('a free one, one with an entry code, one of seven and one from one place move no board and no rating', async () => {
  const players = await people(8);
  const quiet = [
    await paidCup(players, { buyInCents: 0 }),
    await paidCup(players, { privacy: 'code' }),
    await paidCup(players.slice(0, 7), { capacity: 7 }),
    await paidCup(players.slice(0, 7)),
  ];
  await deliver();
  const brothers = await people(8);
  await world.db.transact(async (tx) => {
    for (const { userId } of brothers.slice(0, 2))
      await keepAddress(tx, { userId, addressHash: 'one-flat', lastSeenAt: world.now });
  });
  quiet.push(await paidCup(brothers));
  await deliver();
  for (const cup of quiet) expect(await countedOf(cup)).toEqual([]);
  expect(await ratingsOf([...players, ...brothers])).toEqual([]);
});

it('two from one place in a larger one stand on the boards, and their match moves neither’s rating', async () => {
  const players = await people(9);
  // In a field of nine, the last two meet first.
  await world.db.transact(async (tx) => {
    for (const { userId } of players.slice(7))
      await keepAddress(tx, { userId, addressHash: 'one-house', lastSeenAt: world.now });
  });
  const cup = await cupOf(players);
  await playOut(cup);
  await deliver();
  const [eighth, ninth] = [playerAt(cup, 7), playerAt(cup, 8)];
  expect(await boardOf(ninth)).toEqual([-10_50, 0, 0]);
  expect(await ratingsOf([ninth])).toEqual([]);
  // Of the eighth the next match alone, lost to the first.
  expect(await boardOf(eighth)).toEqual([-10_50, 1, 0]);
});

it('of two with mostly the same players on one UTC day the first counts; the next day counts again', async () => {
  const players = await people(8);
  const others = await people(4);
  const first = await paidCup(players);
  await deliver();
  const second = await paidCup([...players.slice(0, 5), ...others.slice(0, 3)]);
  await deliver();
  const half = await paidCup([...players.slice(0, 4), ...others]);
  await deliver();
  expect([(await countedOf(first)).length, (await countedOf(second)).length, (await countedOf(half)).length]).toEqual([
    8, 0, 8,
  ]);
  world.now = (Math.floor(world.now / DAY) + 1) * DAY;
  const later = await paidCup(players);
  await deliver();
  expect(await countedOf(later)).toHaveLength(8);
});

it('told twice at once, and beside a battle of the same two, it counts once and nobody waits in a circle', async () => {
  const cup = await paidCup(await people(8));
  const [first, second] = [playerAt(cup, 0), playerAt(cup, 1)];
  const battleId = await settledBattle(world, second, first, 10_00);
  const completed = await toldOf('tournament.completed', cup.id);
  const fought = await toldOf('battle.completed', battleId);
  await Promise.all([tell(completed), world.db.transact((tx) => keepLeaders.handle(tx, fought)), tell(completed)]);
  expect(await countedOf(cup)).toHaveLength(8);
  const battles = (await ratingsOf([first, second])).map((row) => row.battles);
  expect(battles).toEqual([4, 4]);
});
