import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { achievements } from './achievement.table.ts';
import { gameRecords, outcomes, playerStats } from './result.table.ts';

/** Everything that is counted about a person, for the person. */
export async function readResultData(reader: Reader, userId: string) {
  const [stats] = await reader.select().from(playerStats).where(eq(playerStats.userId, userId));
  return {
    stats: stats ?? null,
    games: await reader.select().from(gameRecords).where(eq(gameRecords.userId, userId)),
    outcomes: await reader
      .select()
      .from(outcomes)
      .where(eq(outcomes.userId, userId))
      .orderBy(asc(outcomes.at), asc(outcomes.battleId)),
    achievements: await reader
      .select({ achievement: achievements.achievement, unlockedAt: achievements.unlockedAt })
      .from(achievements)
      .where(eq(achievements.userId, userId)),
  };
}
