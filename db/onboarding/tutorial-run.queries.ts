import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { tutorialRuns } from './onboarding.table.ts';

export type TutorialRun = typeof tutorialRuns.$inferSelect;

/** Stores a round that begins; one of the same player that was never handed in is dropped. */
export async function insertRun(tx: Tx, run: Pick<TutorialRun, 'id' | 'userId' | 'seed' | 'startedAt'>): Promise<void> {
  await tx.delete(tutorialRuns).where(and(eq(tutorialRuns.userId, run.userId), isNull(tutorialRuns.submittedAt)));
  await tx.insert(tutorialRuns).values(run);
}

/** A round of this player; anybody else's does not exist. */
export async function readOwnRun(reader: Reader, userId: string, id: string): Promise<TutorialRun | undefined> {
  const [run] = await reader
    .select()
    .from(tutorialRuns)
    .where(and(eq(tutorialRuns.id, id), eq(tutorialRuns.userId, userId)));
  return run;
}

/** Writes down the score of a round; it takes the place of the player's earlier ones, so that each player counts once. */
export async function scoreRun(
  tx: Tx,
  { id, userId }: Pick<TutorialRun, 'id' | 'userId'>,
  score: number,
  at: number,
): Promise<void> {
  await tx
    .delete(tutorialRuns)
    .where(and(eq(tutorialRuns.userId, userId), ne(tutorialRuns.id, id), isNotNull(tutorialRuns.submittedAt)));
  await tx.update(tutorialRuns).set({ submittedAt: at, score }).where(eq(tutorialRuns.id, id));
}

/** The average of the scores that came last, one for each player, rounded to whole per cent; null without any. */
export async function readAverageScore(reader: Reader, players: number): Promise<number | null> {
  const rows = await reader
    .select({ score: tutorialRuns.score })
    .from(tutorialRuns)
    .where(isNotNull(tutorialRuns.submittedAt))
    .orderBy(desc(tutorialRuns.submittedAt), desc(tutorialRuns.id))
    .limit(players);
  const sum = rows.reduce((total, { score }) => total + (score ?? 0), 0);
  return rows.length === 0 ? null : Math.round(sum / rows.length);
}
