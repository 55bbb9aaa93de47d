import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { arcadeContests, arcadeDays, arcadeRatings, arcadeRuns, arcadeStages } from './arcade.table.ts';
import { arcadeBracketSeats } from './bracket.table.ts';
import { lockContest, lockRun, readOpenRun, updateContest, updateRun } from './run.queries.ts';
import { voidContest } from './settle-contest.ts';
import type { EndContext } from './settled-runs.ts';

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
    brackets: await reader
      .select()
      .from(arcadeBracketSeats)
      .where(eq(arcadeBracketSeats.userId, userId))
      .orderBy(asc(arcadeBracketSeats.enteredAt), asc(arcadeBracketSeats.bracketId)),
    freeDays: await reader.select().from(arcadeDays).where(eq(arcadeDays.userId, userId)).orderBy(asc(arcadeDays.day)),
  };
}

/** Ends what is open and forgets ratings and days. Whatever holds money is over already. */
export async function eraseArcadeData(tx: Tx, userId: string, context: EndContext): Promise<void> {
  const open = await readOpenRun(tx, userId);
  const contest = open && (await lockContest(tx, open.contest.id));
  if (open) await lockRun(tx, open.run.id);
  if (open && contest?.mode === 'daily') {
    await updateRun(tx, open.run.id, { state: 'void', dueAt: null, endedAt: context.at });
    // Nobody is measured by a run that came to nothing, so that how it was played has no reason to stay.
    await tx.delete(arcadeStages).where(eq(arcadeStages.runId, open.run.id));
    await updateContest(tx, contest.id, { taken: contest.taken - 1 });
  } else if (contest?.state === 'open') await voidContest(tx, contest, context);
  for (const rows of [arcadeRatings, arcadeDays]) await tx.delete(rows).where(eq(rows.userId, userId));
}
