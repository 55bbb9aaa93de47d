import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { arcadeContests, arcadeDays, arcadeRatings, arcadeRuns, arcadeStages } from './arcade.table.ts';
import { arcadeBracketSeats } from './bracket.table.ts';

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

/** Forgets how a run was played. */
export async function deleteStages(tx: Tx, runId: string): Promise<void> {
  await tx.delete(arcadeStages).where(eq(arcadeStages.runId, runId));
}

/** Forgets ratings and days of a player. */
export async function deleteStandings(tx: Tx, userId: string): Promise<void> {
  for (const rows of [arcadeRatings, arcadeDays]) await tx.delete(rows).where(eq(rows.userId, userId));
}
