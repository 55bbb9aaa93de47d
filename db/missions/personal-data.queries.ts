import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { missionDeeds, missionPlayers, missionProgress, streakMilestones } from './mission.table.ts';
import { missionTallies } from './season-mission.table.ts';
import { seasonPlayers } from './season.table.ts';

/** Missions, streak and experience of a player, for the player's own archive. */
export async function readMissionData(reader: Reader, userId: string) {
  const [player] = await reader.select().from(missionPlayers).where(eq(missionPlayers.userId, userId));
  return {
    player: player ?? null,
    missions: await reader
      .select()
      .from(missionProgress)
      .where(eq(missionProgress.userId, userId))
      .orderBy(asc(missionProgress.period), asc(missionProgress.mission)),
    deeds: await reader
      .select()
      .from(missionDeeds)
      .where(eq(missionDeeds.userId, userId))
      .orderBy(asc(missionDeeds.deed)),
    milestones: await reader
      .select()
      .from(streakMilestones)
      .where(eq(streakMilestones.userId, userId))
      .orderBy(asc(streakMilestones.since), asc(streakMilestones.milestone)),
    tallies: await reader
      .select()
      .from(missionTallies)
      .where(eq(missionTallies.userId, userId))
      .orderBy(asc(missionTallies.day), asc(missionTallies.goal)),
    seasons: await reader
      .select()
      .from(seasonPlayers)
      .where(eq(seasonPlayers.userId, userId))
      .orderBy(asc(seasonPlayers.season)),
  };
}

/** Forgets them. */
export async function eraseMissionData(tx: Tx, userId: string): Promise<void> {
  for (const rows of [missionDeeds, missionProgress, missionTallies, streakMilestones, seasonPlayers, missionPlayers])
    await tx.delete(rows).where(eq(rows.userId, userId));
}
