import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { arcadeContests, arcadeDays, arcadeRatings, arcadeRuns } from './arcade.table.ts';
import { lockContest, lockRun, readOpenRun } from './run.queries.ts';
import { type EndContext, voidContest } from './settle-contest.ts';

/** Runs, ratings and days of a player, for the player's own archive; what a run is measured by is other players'. */
export async function readArcadeData(reader: Reader, userId: string) {
  const runs = await reader
    .select({ run: arcadeRuns, version: arcadeContests.version, entry: arcadeContests.entry })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(eq(arcadeRuns.userId, userId))
    .orderBy(asc(arcadeRuns.enteredAt), asc(arcadeRuns.id));
  return {
    runs: runs.map(({ run: { rivals: _others, ...run }, version, entry }) => ({ ...run, version, entry })),
    ratings: await reader
      .select()
      .from(arcadeRatings)
      .where(eq(arcadeRatings.userId, userId))
      .orderBy(asc(arcadeRatings.game)),
    freeDays: await reader.select().from(arcadeDays).where(eq(arcadeDays.userId, userId)).orderBy(asc(arcadeDays.day)),
  };
}

/** Ends what is open and forgets ratings and days. Whatever holds money is over already. */
export async function eraseArcadeData(tx: Tx, userId: string, context: EndContext): Promise<void> {
  const open = await readOpenRun(tx, userId);
  const contest = open && (await lockContest(tx, open.contest.id));
  if (open) await lockRun(tx, open.run.id);
  if (contest?.state === 'open') await voidContest(tx, contest, context);
  for (const rows of [arcadeRatings, arcadeDays]) await tx.delete(rows).where(eq(rows.userId, userId));
}
