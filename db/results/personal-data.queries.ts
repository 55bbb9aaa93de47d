import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { achievements } from './achievement.table.ts';
import { countedTournaments, leaders, ratingHistory, ratings } from './leader.table.ts';
import { prizes } from './prize.table.ts';
import { replayClips, replayHighlights, replayViews } from './replay.table.ts';
import { gameRecords, outcomes, playerStats } from './result.table.ts';
import { countedRuns } from './run.table.ts';

/** Everything that is counted about a person, for the person. */
export async function readResultData(reader: Reader, userId: string) {
  const [stats] = await reader.select().from(playerStats).where(eq(playerStats.userId, userId));
  return {
    stats: stats ?? null,
    games: await reader.select().from(gameRecords).where(eq(gameRecords.userId, userId)).orderBy(asc(gameRecords.game)),
    outcomes: await reader
      .select()
      .from(outcomes)
      .where(eq(outcomes.userId, userId))
      .orderBy(asc(outcomes.at), asc(outcomes.battleId)),
    prizes: await reader
      .select()
      .from(prizes)
      .where(eq(prizes.userId, userId))
      .orderBy(asc(prizes.at), asc(prizes.subjectId)),
    boards: await reader
      .select()
      .from(leaders)
      .where(eq(leaders.userId, userId))
      .orderBy(asc(leaders.span), asc(leaders.game), asc(leaders.region)),
    ratings: await reader.select().from(ratings).where(eq(ratings.userId, userId)).orderBy(asc(ratings.game)),
    ratingHistory: await reader
      .select()
      .from(ratingHistory)
      .where(eq(ratingHistory.userId, userId))
      .orderBy(asc(ratingHistory.at), asc(ratingHistory.battleId)),
    countedTournaments: await reader
      .select()
      .from(countedTournaments)
      .where(eq(countedTournaments.userId, userId))
      .orderBy(asc(countedTournaments.at), asc(countedTournaments.tournamentId)),
    countedRuns: await reader
      .select()
      .from(countedRuns)
      .where(eq(countedRuns.userId, userId))
      .orderBy(asc(countedRuns.at), asc(countedRuns.runId)),
    achievements: await reader
      .select({ achievement: achievements.achievement, unlockedAt: achievements.unlockedAt })
      .from(achievements)
      .where(eq(achievements.userId, userId))
      .orderBy(asc(achievements.unlockedAt), asc(achievements.achievement)),
    highlights: await reader
      .select({
        replayId: replayHighlights.replayId,
        atSeconds: replayHighlights.atSeconds,
        text: replayHighlights.text,
        at: replayHighlights.at,
      })
      .from(replayHighlights)
      .where(eq(replayHighlights.authorId, userId))
      .orderBy(asc(replayHighlights.at), asc(replayHighlights.id)),
    clips: await reader
      .select({ replayId: replayClips.replayId, sizeBytes: replayClips.sizeBytes, at: replayClips.at })
      .from(replayClips)
      .where(eq(replayClips.playerId, userId))
      .orderBy(asc(replayClips.at), asc(replayClips.replayId)),
    viewedReplays: await reader
      .select({ replayId: replayViews.replayId, day: replayViews.day })
      .from(replayViews)
      .where(eq(replayViews.userId, userId))
      .orderBy(asc(replayViews.day), asc(replayViews.replayId)),
  };
}
