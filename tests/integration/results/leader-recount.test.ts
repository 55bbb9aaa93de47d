import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { countForBoards, listOnBoards } from '../../../db/results/count-leaders.ts';
import { countOutcomes } from '../../../db/results/count-outcome.ts';
import { listNeighbours, listTop, readLeader, readPlace, readPlaceNear } from '../../../db/results/leader.queries.ts';
import { leaders, ratingHistory, ratings } from '../../../db/results/leader.table.ts';
import { compareBoards } from '../../../db/results/recount-leaders.ts';
import { BATTLE_GAMES } from '../../../domain/shared/games.ts';
import { feeOf } from '../../../domain/battles/battle.ts';
import { PAIR_BATTLES_A_DAY, inBoardOrder, placesOf } from '../../../domain/results/leaderboard.ts';
import { REGIONS } from '../../../domain/shared/regions.ts';
import { NEW_SKILL, type Skill, rateBattle, shownRating } from '../../../domain/results/rating.ts';
import { spanOf } from '../../../domain/results/spans.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { World } from '../../support/world.ts';

let world: World;
const people: string[] = [];
beforeEach(async () => {
  world = await World.open();
  people.length = 0;
  for (let n = 0; n < 6; n++) people.push((await world.player({ username: `leader${n}` })).userId);
});
afterEach(() => world.close());

interface Fought {
  readonly winner: number;
  /** Seats away from the winner. */
  readonly away: number;
  readonly game: number;
  readonly stakeCents: number;
  readonly hours: number;
  readonly region: number;
}

const fought: fc.Arbitrary<Fought> = fc.record({
  winner: fc.nat(5),
  away: fc.integer({ min: 1, max: 5 }),
  game: fc.nat(3),
  stakeCents: fc.constantFrom(5_00, 10_00, 20_00),
  hours: fc.constantFrom(0, 0, 0, 1, 5, 23, 24 * 9, 24 * 30),
  region: fc.nat(3),
});

/** A settled battle's row and outcomes, as the settling transaction leaves them; answers its id. */
async function settle({ winner, away, game: n, stakeCents }: Fought, at: number): Promise<string> {
  const [winnerId = '', loserId = ''] = [people[winner], people[(winner + away) % people.length]];
  const game = BATTLE_GAMES[n] ?? 'valorant';
  const id = world.deps.newId();
  const feeCents = feeOf(stakeCents);
  await world.db.transact(async (tx) => {
    await tx.insert(battles).values({
      id,
      status: 'completed',
      game,
      mode: 'duel',
      title: 'A battle',
      description: '',
      privacy: 'public',
      stakeCents,
      feeCents,
      creatorId: winnerId,
      opponentId: loserId,
      winnerId,
      createdAt: at - HOUR,
      endedAt: at,
    });
    countOutcomes(tx, { battleId: id, winnerId, loserId, game, stakeCents, feeCents, at });
  });
  return id;
}

const moveHome = (player: number, region: number) =>
  world.db.transact((tx) =>
    tx
      .update(users)
      .set({ region: REGIONS[region] ?? null })
      .where(eq(users.id, people[player] ?? '')),
  );

const history = fc.array(fought, { minLength: 1, maxLength: 14 });

/** Boards with everybody on them. */
async function fillBoards(): Promise<void> {
  for (const [n, one] of fc.sample(fought, 40).entries()) {
    world.pass(one.hours * HOUR + MINUTE);
    const id = await settle({ ...one, winner: n % 6 }, world.now);
    await world.db.transact((tx) => countForBoards(tx, id));
  }
}

it(
  'keeps boards that are what a recount of all settled battles gives, whatever happened in whatever order and how often it was told',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat(9)), async (all, dice) => {
        const ids: string[] = [];
        for (const one of all) {
          world.pass(one.hours * HOUR + MINUTE);
          ids.push(await settle(one, world.now));
        }
        const roll = (): number => Number(dice.next().value);
        const told = [...ids, ...ids.filter(() => roll() > 6)]
          .map((id) => ({ id, place: roll() }))
          .toSorted((a, b) => a.place - b.place);
        for (const { id } of told) {
          if (roll() > 7) await moveHome(roll() % 6, roll() % 4);
          await world.db.transact((tx) => countForBoards(tx, id));
        }
        expect(await compareBoards(world.db.read)).toEqual([]);
      }),
      { numRuns: engine === 'sqlite' ? 25 : 12 },
    );
  },
);

it('gives every player of a board the place and the neighbours that the rules give', async () => {
  await fillBoards();
  const kept = await world.db.read.select().from(leaders).innerJoin(users, eq(users.id, leaders.userId));
  const keys = [...new Set(kept.map(({ leaders: row }) => [row.span, row.game, row.region].join(' ')))];
  expect(keys.length).toBeGreaterThan(10);
  for (const key of keys.slice(0, 40)) {
    const [span = '', game = '', region = ''] = key.split(' ');
    const board = { span, game, region };
    const rows = kept
      .filter(({ leaders: row }) => [row.span, row.game, row.region].join(' ') === key)
      .map(({ leaders: row, users: { usernameKey } }) => ({ ...row, nameKey: usernameKey }))
      .toSorted(inBoardOrder);
    const places = placesOf(rows);
    const ids = rows.map(({ userId }) => userId);
    expect((await listTop(world.db.read, board)).map(({ userId }) => userId)).toEqual(ids.slice(0, 5));
    for (const [n, { userId }] of rows.entries()) {
      const own = await readLeader(world.db.read, board, userId);
      if (!own) throw new Error('the row is not on its board');
      expect(await readPlace(world.db.read, board, own.earningsCents)).toBe(places[n]);
      for (const [m, other] of rows.entries())
        if (other.earningsCents !== own.earningsCents)
          expect(
            await readPlaceNear(world.db.read, board, { ...own, place: places[n] ?? 0 }, other.earningsCents),
          ).toBe(places[m]);
      const { above, below } = await listNeighbours(world.db.read, board, own);
      expect(above.map((row) => row.userId)).toEqual(ids.slice(Math.max(0, n - 2), n));
      expect(below.map((row) => row.userId)).toEqual(ids.slice(n + 1, n + 3));
    }
  }
});

it('rates battles in the order in which they are told, each once', async () => {
  world.pass(40 * DAY);
  const before = await world.db.read.select().from(ratings);
  const skills = new Map<string, Skill>(before.map((row) => [`${row.userId} ${row.game}`, row]));
  const skillOf = (player: number): Skill => skills.get(`${people[player]} apex`) ?? NEW_SKILL;
  for (const [winner, loser] of [
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 0],
  ] as const) {
    world.pass(MINUTE);
    const one = { winner, away: (loser - winner + 6) % 6, game: 2, stakeCents: 5_00, hours: 0, region: 0 };
    const id = await settle(one, world.now);
    await world.db.transact((tx) => countForBoards(tx, id));
    await world.db.transact((tx) => countForBoards(tx, id));
    const rated = rateBattle(skillOf(winner), skillOf(loser));
    skills.set(`${people[winner]} apex`, rated.winner);
    skills.set(`${people[loser]} apex`, rated.loser);
    const marks = await world.db.read.select().from(ratingHistory).where(eq(ratingHistory.battleId, id));
    expect(new Map(marks.map((mark) => [mark.userId, mark.rating]))).toEqual(
      new Map([
        [people[winner], shownRating(rated.winner)],
        [people[loser], shownRating(rated.loser)],
      ]),
    );
  }
});

it('counts five battles of a pair within a UTC day; the sixth moves no board and no rating, the next day counts again', async () => {
  world.pass(40 * DAY);
  world.now = Math.floor(world.now / DAY) * DAY + HOUR;
  const one = { winner: 3, away: 1, game: 0, stakeCents: 10_00, hours: 0, region: 3 };
  const told: boolean[] = [];
  for (let n = 0; n < PAIR_BATTLES_A_DAY + 2; n++) {
    world.pass(MINUTE);
    // Whoever of the two wins: they are the same pair.
    const id = await settle(n % 2 === 0 ? one : { ...one, winner: 4, away: 5 }, world.now);
    told.push((await world.db.transact((tx) => countForBoards(tx, id))) !== null);
  }
  expect(told).toEqual([true, true, true, true, true, false, false]);
  const span = spanOf('weekly', world.now).name;
  const own = await readLeader(world.db.read, { span, game: 'valorant', region: 'global' }, people[3] ?? '');
  expect(own?.battles).toBe(PAIR_BATTLES_A_DAY);
  world.pass(DAY);
  const id = await settle(one, world.now);
  expect(await world.db.transact((tx) => countForBoards(tx, id))).not.toBeNull();
  expect(await compareBoards(world.db.read)).toEqual([]);
});

it('takes a place away and gives it back with all figures', async () => {
  await fillBoards();
  const board = { span: spanOf('alltime', world.now).name, game: 'overall', region: 'global' };
  const before = await listTop(world.db.read, board);
  const [first, second] = before;
  if (!first || !second) throw new Error('the board is empty');
  const list = (isListed: boolean) => world.db.transact((tx) => listOnBoards(tx, first.userId, isListed));
  expect(await list(false)).toBe(true);
  expect(await list(false)).toBe(false);
  expect((await listTop(world.db.read, board)).slice(0, before.length - 1)).toEqual(before.slice(1));
  expect(await readLeader(world.db.read, board, first.userId)).toBeUndefined();
  expect(await readPlace(world.db.read, board, second.earningsCents)).toBe(1);
  expect(await list(true)).toBe(true);
  expect(await listTop(world.db.read, board)).toEqual(before);
});

it('a recount says what is wrong', async () => {
  await fillBoards();
  const [row] = await world.db.read.select().from(leaders).limit(1);
  if (!row) throw new Error('there is nothing to spoil');
  await world.db.transact((tx) =>
    tx
      .update(leaders)
      .set({ wins: row.wins + 1 })
      .where(eq(leaders.userId, row.userId)),
  );
  expect((await compareBoards(world.db.read)).join('\n')).toContain(
    `${row.span} ${row.game} ${row.region} ${row.userId}: kept`,
  );
});
