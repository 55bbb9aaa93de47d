import { and, asc, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { type Ended, isOpenRun } from '../../domain/arcade/end-contest.ts';
import type { GameId } from '../../domain/arcade/games.ts';
import { aboutCourse } from '../../domain/wallet/commitments.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, lookup, statement } from '../client/sql.ts';
import { noteCommitment } from '../wallet/index.ts';
import { arcadeBrackets } from './bracket.table.ts';
import {
  type ArcadeContest,
  type ArcadeRating,
  type ArcadeRunRow,
  type ArcadeStage,
  arcadeContests,
  arcadeRuns,
  arcadeStages,
} from './arcade.table.ts';
import { putRating } from './rating.queries.ts';

const { placeholder } = sql;

/** Nobody waits in more contests than fit on a screen. */
const WAITING_MAX = 30;

export interface RunWithContest {
  readonly run: ArcadeRunRow;
  readonly contest: ArcadeContest;
}

const runById = lookup((reader) =>
  reader
    .select({ run: arcadeRuns, contest: arcadeContests })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(eq(arcadeRuns.id, placeholder('id')))
    .prepare('arcade_run'),
);

export async function readRun(reader: Reader, id: string): Promise<RunWithContest | undefined> {
  const [row] = await runById(reader, { id });
  return row;
}

export async function readOpenRun(reader: Reader, userId: string): Promise<RunWithContest | undefined> {
  const [row] = await reader
    .select({ run: arcadeRuns, contest: arcadeContests })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    // Spelled out, so that both engines see that the index of open runs holds all of them.
    .where(and(eq(arcadeRuns.userId, userId), sql`${arcadeRuns.state} in ('entered', 'begun')`));
  return row;
}

/** A player's runs, the newest first. */
export const listRuns = (
  reader: Reader,
  userId: string,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<RunWithContest[]> =>
  reader
    .select({ run: arcadeRuns, contest: arcadeContests })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(
      and(
        eq(arcadeRuns.userId, userId),
        past ? before([arcadeRuns.enteredAt, arcadeRuns.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(arcadeRuns.enteredAt), desc(arcadeRuns.id))
    .limit(limit);

/** Runs of a player since an instant that are in, and whose contest is not decided, the newest first. */
export const listWaiting = (reader: Reader, userId: string, since: number): Promise<RunWithContest[]> =>
  reader
    .select({ run: arcadeRuns, contest: arcadeContests })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(
      and(
        eq(arcadeRuns.userId, userId),
        gte(arcadeRuns.enteredAt, since),
        sql`${arcadeRuns.state} in ('ended', 'refused')`,
        eq(arcadeContests.state, 'open'),
      ),
    )
    .orderBy(desc(arcadeRuns.enteredAt), desc(arcadeRuns.id))
    .limit(WAITING_MAX);

/** A player's rating after each run that moved it, the newest first. */
export const listRatings = (
  reader: Reader,
  userId: string,
  game: GameId,
  limit: number,
): Promise<{ ratingMicro: number | null; at: number | null }[]> =>
  reader
    .select({ ratingMicro: arcadeRuns.ratingAfterMicro, at: arcadeRuns.endedAt })
    .from(arcadeRuns)
    .where(
      and(eq(arcadeRuns.userId, userId), eq(arcadeRuns.game, game), sql`${arcadeRuns.ratingAfterMicro} is not null`),
    )
    .orderBy(desc(arcadeRuns.endedAt))
    .limit(limit);

/** A player's last counted runs of a game by the rules of a contest, the newest first. */
export const listLastRuns = (
  reader: Reader,
  userId: string,
  { game, version }: Pick<ArcadeContest, 'game' | 'version'>,
  limit: number,
): Promise<RunWithContest[]> =>
  reader
    .select({ run: arcadeRuns, contest: arcadeContests })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(
      and(
        eq(arcadeRuns.userId, userId),
        eq(arcadeRuns.game, game),
        sql`${arcadeRuns.ratingAfterMicro} is not null`,
        eq(arcadeContests.version, version),
      ),
    )
    .orderBy(desc(arcadeRuns.endedAt), desc(arcadeRuns.id))
    .limit(limit);

const runForUpdate = statement((tx) =>
  tx
    .select()
    .from(arcadeRuns)
    .where(eq(arcadeRuns.id, placeholder('id')))
    .for('update')
    .prepare('arcade_run_for_update'),
);

/** The run, locked until the transaction ends. Whoever also locks its contest has locked that first. */
export async function lockRun(tx: Tx, id: string): Promise<ArcadeRunRow | undefined> {
  const [row] = await runForUpdate(tx, { id });
  return row;
}

const contestForUpdate = statement((tx) =>
  tx
    .select()
    .from(arcadeContests)
    .where(eq(arcadeContests.id, placeholder('id')))
    .for('no key update')
    .prepare('arcade_contest_for_update'),
);

const bracketForUpdate = statement((tx) =>
  tx
    .select({ id: arcadeBrackets.id })
    .from(arcadeBrackets)
    .where(
      eq(
        arcadeBrackets.id,
        tx
          .select({ id: arcadeContests.bracketId })
          .from(arcadeContests)
          .where(eq(arcadeContests.id, placeholder('id'))),
      ),
    )
    .for('no key update')
    .prepare('bracket_of_contest_for_update'),
);

/** The contest, locked until the transaction ends; its bracket before it, so that what ends one pair can open the next. */
export async function lockContest(tx: Tx, id: string): Promise<ArcadeContest | undefined> {
  await bracketForUpdate(tx, { id });
  const [row] = await contestForUpdate(tx, { id });
  return row;
}

/** A run and its contest as they stand now, both locked; undefined where the run is gone. */
export async function lockRunWithContest(
  tx: Tx,
  { run: { id }, contest: { id: contestId } }: RunWithContest,
): Promise<RunWithContest | undefined> {
  const contest = await lockContest(tx, contestId);
  const run = await lockRun(tx, id);
  return contest && run && { run, contest };
}

export async function readContest(reader: Reader, id: string): Promise<ArcadeContest | undefined> {
  const [row] = await reader.select().from(arcadeContests).where(eq(arcadeContests.id, id));
  return row;
}

/** The runs of a contest, by player. */
export const readRunsOf = (reader: Reader, contestId: string): Promise<ArcadeRunRow[]> =>
  reader.select().from(arcadeRuns).where(eq(arcadeRuns.contestId, contestId)).orderBy(asc(arcadeRuns.userId));

/** Stores a contest, whose commitment the chain will date; not one of practice, for which nobody pays. */
export async function insertContest(tx: Tx, row: ArcadeContest): Promise<void> {
  const { id, mode, commitment, createdAt } = row;
  await tx.insert(arcadeContests).values(row);
  if (mode !== 'practice') await noteCommitment(tx, { about: aboutCourse(id), commitment, at: createdAt });
}

export async function insertRun(tx: Tx, row: ArcadeRunRow): Promise<void> {
  await tx.insert(arcadeRuns).values(row);
}

export async function updateContest(tx: Tx, id: string, change: Partial<ArcadeContest>): Promise<void> {
  await tx.update(arcadeContests).set(change).where(eq(arcadeContests.id, id));
}

export async function updateRun(tx: Tx, id: string, change: Partial<ArcadeRunRow>): Promise<void> {
  await tx.update(arcadeRuns).set(change).where(eq(arcadeRuns.id, id));
}

/** Writes a contest as settled, with what its runs have come to and how their players stand by it. */
export async function settleContest(
  tx: Tx,
  id: string,
  { runs, standings }: Ended<ArcadeRunRow, ArcadeRating>,
  { at, lastSecret }: { readonly at: number; readonly lastSecret: string },
): Promise<void> {
  for (const standing of standings) await putRating(tx, standing);
  await updateContest(tx, id, { state: 'settled', dueAt: null, endedAt: at, lastSecret });
  for (const { id: runId, beaten, place, isWon, paid, ratingBeforeMicro, ratingAfterMicro } of runs)
    await updateRun(tx, runId, { beaten, place, isWon, paid, ratingBeforeMicro, ratingAfterMicro });
}

/** Writes a contest as void, and what is open in it; answers its runs as they were. */
export async function endAsVoid(tx: Tx, id: string, at: number): Promise<ArcadeRunRow[]> {
  const runs = await readRunsOf(tx, id);
  for (const run of runs.filter(isOpenRun)) await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: at });
  await updateContest(tx, id, { state: 'void', dueAt: null, endedAt: at });
  return runs;
}

/** What has been handed in of a run, in the order of the stages. */
export const readStages = (reader: Reader, runId: string): Promise<ArcadeStage[]> =>
  reader.select().from(arcadeStages).where(eq(arcadeStages.runId, runId)).orderBy(asc(arcadeStages.stage));

export async function insertStages(tx: Tx, rows: readonly ArcadeStage[]): Promise<void> {
  await tx.insert(arcadeStages).values([...rows]);
}

/** Runs and tickets whose time has passed, the longest ago first. */
export const listDueRuns = (reader: Reader, now: number, limit: number): Promise<{ id: string }[]> =>
  reader
    .select({ id: arcadeRuns.id })
    .from(arcadeRuns)
    .where(and(isNotNull(arcadeRuns.dueAt), lte(arcadeRuns.dueAt, now)))
    .orderBy(asc(arcadeRuns.dueAt))
    .limit(limit);

/** Forgets how a run was played. */
export async function deleteStages(tx: Tx, runId: string): Promise<void> {
  await tx.delete(arcadeStages).where(eq(arcadeStages.runId, runId));
}
