import { and, count, desc, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GAME_IDS, type GameId } from '../../domain/arcade/games.ts';
import type { Score } from '../../domain/arcade/result.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type ArcadeContest, type ArcadeRunRow, arcadeContests, arcadeRuns } from './arcade.table.ts';

/** The board of a game that was opened since an instant and is not closed yet. */
export async function readDaily(reader: Reader, game: GameId, since: number): Promise<ArcadeContest | undefined> {
  const [row] = await reader
    .select()
    .from(arcadeContests)
    .where(
      and(
        sql`${arcadeContests.state} = 'open' and ${arcadeContests.seats} > 1`,
        eq(arcadeContests.game, game),
        eq(arcadeContests.mode, 'daily'),
        eq(arcadeContests.currency, 'BC'),
        eq(arcadeContests.entry, 0),
        gte(arcadeContests.createdAt, since),
      ),
    )
    .orderBy(arcadeContests.createdAt, arcadeContests.id)
    .limit(1);
  return row;
}

const isDaily = sql`${arcadeContests.mode} = 'daily'`;

/** The board of a game that was opened in the day that begins at an instant, whatever became of it but that it is void. */
export async function readBoardOf(reader: Reader, game: GameId, from: number): Promise<ArcadeContest | undefined> {
  const [row] = await reader
    .select()
    .from(arcadeContests)
    .where(
      and(
        isDaily,
        eq(arcadeContests.game, game),
        gte(arcadeContests.createdAt, from),
        lt(arcadeContests.createdAt, from + DAY),
        ne(arcadeContests.state, 'void'),
      ),
    )
    .orderBy(desc(arcadeContests.createdAt))
    .limit(1);
  return row;
}

const own = alias(arcadeRuns, 'own');
const onBoard = alias(arcadeRuns, 'on_board');
const isOnBoardOf = sql`${onBoard.contestId} = ${arcadeContests.id} and ${onBoard.mode} = 'daily' and ${onBoard.state} = 'ended'`;
const isBetter = sql`(${onBoard.score} > ${own.score} or (${onBoard.score} = ${own.score} and ${onBoard.tieBreak} > ${own.tieBreak}))`;

/** Of each game's board of a day how many runs are on it, and the player's own with how many are better; in one query. */
export const listStands = (reader: Reader, userId: string, from: number) =>
  reader
    .select({
      game: arcadeContests.game,
      entrants: sql<number>`(select count(*) from ${arcadeRuns} as on_board where ${isOnBoardOf})`.mapWith(Number),
      ownRunId: own.id,
      ownState: own.state,
      ownScore: own.score,
      better:
        sql<number>`(select count(*) from ${arcadeRuns} as on_board where ${isOnBoardOf} and ${isBetter})`.mapWith(
          Number,
        ),
    })
    .from(arcadeContests)
    .leftJoin(own, and(eq(own.contestId, arcadeContests.id), eq(own.userId, userId), ne(own.state, 'void')))
    .where(
      and(
        isDaily,
        inArray(arcadeContests.game, [...GAME_IDS]),
        gte(arcadeContests.createdAt, from),
        lt(arcadeContests.createdAt, from + DAY),
        ne(arcadeContests.state, 'void'),
      ),
    );

// Spelled out, so that both engines see that the index of boards holds all of them.
const isOnBoard = sql`${arcadeRuns.mode} = 'daily' and ${arcadeRuns.state} = 'ended'`;

/** The best of a board, best first. */
export const listBoard = (reader: Reader, contestId: string, limit: number): Promise<ArcadeRunRow[]> =>
  reader
    .select()
    .from(arcadeRuns)
    .where(and(eq(arcadeRuns.contestId, contestId), isOnBoard))
    .orderBy(desc(arcadeRuns.score), desc(arcadeRuns.tieBreak))
    .limit(limit);

/** How many runs of a board are better than one; all of them for null. */
export async function countOnBoard(reader: Reader, contestId: string, than: Score | null): Promise<number> {
  const better = than && or(gt(arcadeRuns.score, than.score), betterTie(than));
  const [row] = await reader
    .select({ runs: count() })
    .from(arcadeRuns)
    .where(and(eq(arcadeRuns.contestId, contestId), isOnBoard, better ?? undefined));
  return row?.runs ?? 0;
}

const betterTie = ({ score, tieBreak }: Score) => and(eq(arcadeRuns.score, score), gt(arcadeRuns.tieBreak, tieBreak));

/** A player's run in a contest. */
export async function readRunIn(reader: Reader, contestId: string, userId: string): Promise<ArcadeRunRow | undefined> {
  const [row] = await reader
    .select()
    .from(arcadeRuns)
    .where(and(eq(arcadeRuns.contestId, contestId), eq(arcadeRuns.userId, userId)));
  return row;
}

/** Forgets a ticket that was given back before anything was played, so that the player can come again. */
export async function deleteGivenBack(tx: Tx, id: string): Promise<void> {
  await tx.delete(arcadeRuns).where(and(eq(arcadeRuns.id, id), eq(arcadeRuns.state, 'void')));
}
