import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { AccountStatus } from '../../domain/accounts/roles.ts';
import { earningOf } from '../../domain/results/earnings.ts';
import { OVERALL, PAIR_BATTLES_A_DAY } from '../../domain/results/leaderboard.ts';
import type { Region } from '../../domain/shared/regions.ts';
import { NEW_SKILL, type Skill, rateBattle, shownRating } from '../../domain/results/rating.ts';
import { spansAt } from '../../domain/results/spans.ts';
import { utcDay } from '../../domain/shared/time.ts';
import { readUser } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, excluded, lookup, statement } from '../client/sql.ts';
import { leaders, ratingHistory, ratings } from './leader.table.ts';
import { type OutcomeRow, outcomes } from './result.table.ts';

const { placeholder } = sql;

const outcomesOf = lookup((reader) =>
  reader
    .select()
    .from(outcomes)
    .where(eq(outcomes.battleId, placeholder('battleId')))
    .orderBy(asc(outcomes.userId))
    .prepare('outcomes_of_battle'),
);

const theirs = alias(outcomes, 'theirs');

const earlierOfPair = lookup((reader) =>
  reader
    .select({ battleId: outcomes.battleId })
    .from(outcomes)
    .innerJoin(theirs, and(eq(theirs.battleId, outcomes.battleId), eq(theirs.userId, placeholder('rivalId'))))
    .where(
      and(
        eq(outcomes.userId, placeholder('userId')),
        gte(outcomes.at, placeholder('since')),
        before([outcomes.at, outcomes.battleId], [placeholder('at'), placeholder('battleId')]),
      ),
    )
    .limit(PAIR_BATTLES_A_DAY)
    .prepare('earlier_of_pair'),
);

/** How many battles of the same two players were settled before this one on its UTC day, up to the most that count. */
export async function countEarlier(reader: Reader, mine: OutcomeRow, rivalId: string): Promise<number> {
  const { userId, at, battleId } = mine;
  const since = Date.parse(`${utcDay(at)}T00:00:00Z`);
  return (await earlierOfPair(reader, { userId, rivalId, since, at, battleId })).length;
}

const markOf = lookup((reader) =>
  reader
    .select({ battleId: ratingHistory.battleId })
    .from(ratingHistory)
    .where(and(eq(ratingHistory.userId, placeholder('userId')), eq(ratingHistory.battleId, placeholder('battleId'))))
    .prepare('rating_mark'),
);

const skillForUpdate = statement((tx) =>
  tx
    .select({ muMicro: ratings.muMicro, sigmaMicro: ratings.sigmaMicro })
    .from(ratings)
    .where(and(eq(ratings.userId, placeholder('userId')), eq(ratings.game, placeholder('game'))))
    .for('update')
    .prepare('skill_for_update'),
);

/** A row that is not there cannot be locked: two first battles that are counted at once would each begin anew. */
const openRating = statement((tx) =>
  tx
    .insert(ratings)
    .values({
      userId: placeholder('userId'),
      game: placeholder('game'),
      ...NEW_SKILL,
      rating: shownRating(NEW_SKILL),
      battles: 0,
      updatedAt: placeholder('at'),
    })
    .onConflictDoNothing()
    .prepare('open_rating'),
);

const putRating = statement((tx) =>
  tx
    .update(ratings)
    .set({
      muMicro: sql`${placeholder('muMicro')}`,
      sigmaMicro: sql`${placeholder('sigmaMicro')}`,
      rating: sql`${placeholder('rating')}`,
      battles: sql`${ratings.battles} + 1`,
      updatedAt: sql`${placeholder('at')}`,
    })
    .where(and(eq(ratings.userId, placeholder('userId')), eq(ratings.game, placeholder('game'))))
    .prepare('put_rating'),
);

const addMark = statement((tx) =>
  tx
    .insert(ratingHistory)
    .values({
      userId: placeholder('userId'),
      game: placeholder('game'),
      battleId: placeholder('battleId'),
      rating: placeholder('rating'),
      region: placeholder('region'),
      at: placeholder('at'),
    })
    .prepare('add_rating_mark'),
);

/** One row for each span on the boards of the game and of all games: a battle moves them together. */
const addToBoards = statement((tx) =>
  tx
    .insert(leaders)
    .values(
      ['game', 'overall'].flatMap((game) =>
        ['week', 'month', 'alltime'].map((span) => ({
          span: placeholder(span),
          game: placeholder(game),
          region: placeholder('region'),
          userId: placeholder('userId'),
          earningsCents: placeholder('earningsCents'),
          battles: 1,
          wins: placeholder('wins'),
          isListed: placeholder('isListed'),
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [leaders.span, leaders.game, leaders.region, leaders.userId],
      set: {
        earningsCents: sql`${leaders.earningsCents} + ${excluded(leaders.earningsCents)}`,
        battles: sql`${leaders.battles} + 1`,
        wins: sql`${leaders.wins} + ${excluded(leaders.wins)}`,
      },
    })
    .prepare('add_to_boards'),
);

interface Seat {
  readonly outcome: OutcomeRow;
  readonly skill: Skill;
  readonly region: Region | null;
  readonly isListed: boolean;
}

/** Whether an account has a place on the boards: a suspension passes, a ban or the end of an account does not. */
export const isListedStatus = (status: AccountStatus): boolean => status === 'active' || status === 'suspended';

async function takeSeat(tx: Tx, outcome: OutcomeRow): Promise<Seat> {
  const { userId, game, at } = outcome;
  await openRating(tx, { userId, game, at });
  const [skill] = await skillForUpdate(tx, { userId, game });
  const user = await readUser(tx, userId);
  return {
    outcome,
    skill: skill ?? NEW_SKILL,
    region: user?.region ?? null,
    isListed: user !== undefined && isListedStatus(user.status),
  };
}

async function count(tx: Tx, { outcome, region, isListed }: Seat, skill: Skill): Promise<void> {
  const { userId, game, battleId, at, won } = outcome;
  const rating = shownRating(skill);
  await putRating(tx, { userId, game, ...skill, rating, at });
  await addMark(tx, { userId, game, battleId, rating, region, at });
  const [week, month, alltime] = spansAt(at);
  const entry = { week, month, alltime, game, overall: OVERALL, userId, wins: won ? 1 : 0, isListed };
  for (const board of region === null ? ['global'] : ['global', region])
    await addToBoards(tx, { ...entry, region: board, earningsCents: earningOf(outcome) });
}

/** A battle that has moved the boards of its game. */
export interface CountedBattle {
  readonly game: string;
  /** Of the players; those of the world are moved too. */
  readonly regions: readonly Region[];
  readonly at: number;
}

/**
 * Counts a settled battle for the boards and the ratings of both players, once however often it is asked for. Null when
 * it has counted before, is not settled, or is beyond what the same two players may count in a day.
 * @param winnerId who won by what is told, since a correction may have come meanwhile that is told later; by the stored
 * outcomes where nothing is said
 */
export async function countForBoards(tx: Tx, battleId: string, winnerId?: string): Promise<CountedBattle | null> {
  const [first, second] = (await outcomesOf(tx, { battleId })).map((outcome) => {
    const won = winnerId === undefined ? outcome.won : outcome.userId === winnerId;
    return { ...outcome, won, amountCents: (won ? 1 : -1) * Math.abs(outcome.amountCents) };
  });
  if (!first || !second) return null;
  const [mark] = await markOf(tx, { userId: first.userId, battleId });
  if (mark || (await countEarlier(tx, first, second.userId)) >= PAIR_BATTLES_A_DAY) return null;
  // In the order of ids, so that two battles between the same players cannot wait for each other.
  const seats = [await takeSeat(tx, first), await takeSeat(tx, second)] as const;
  const [winner, loser] = first.won ? seats : ([seats[1], seats[0]] as const);
  const rated = rateBattle(winner.skill, loser.skill);
  for (const seat of seats) await count(tx, seat, seat === winner ? rated.winner : rated.loser);
  const regions = seats.map(({ region }) => region).filter((region) => region !== null);
  return { game: first.game, regions: [...new Set(regions)], at: first.at };
}

/** Gives an account its places back, or takes them away; the figures stay. Answers whether it had any. */
export async function listOnBoards(tx: Tx, userId: string, isListed: boolean): Promise<boolean> {
  const changed = await tx
    .update(leaders)
    .set({ isListed })
    .where(and(eq(leaders.userId, userId), ne(leaders.isListed, isListed)))
    .returning({ span: leaders.span });
  return changed.length > 0;
}

const anyRow = lookup((reader) =>
  reader
    .select({ span: leaders.span })
    .from(leaders)
    .where(eq(leaders.userId, placeholder('userId')))
    .limit(1)
    .prepare('leaders_any'),
);

export const isOnBoards = async (reader: Reader, userId: string): Promise<boolean> =>
  (await anyRow(reader, { userId })).length > 0;
