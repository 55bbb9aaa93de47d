import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client/database.ts';
import { putProgress, readMissionPlayer } from '../../db/missions/mission.queries.ts';
import { type MissionPlayer, missionProgress } from '../../db/missions/mission.table.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import { MISSIONS } from '../../domain/missions/missions.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';

/** Stores a mission as completed; answers the id by which it is claimed. */
export async function complete(
  db: Database,
  userId: string,
  missionId: string,
  completedAt: number,
  period = utcDay(completedAt),
): Promise<string> {
  const mission = MISSIONS.find(({ id }) => id === missionId);
  if (!mission) throw new Error(`no mission ${missionId}`);
  const row = { userId, period, mission: missionId, progress: mission.target, completedAt, claimedAt: null, coins: 0 };
  await db.transact((tx) => putProgress(tx, row));
  return `${missionId}:${period}`;
}

/** The same mission of so many days up to an instant, completed just then. */
export const completeMany = (db: Database, userId: string, missionId: string, count: number, at: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => complete(db, userId, missionId, at, utcDay(at - n * DAY))));

export const coinsOf = (db: Database, userId: string): Promise<number> => readBalance(db.read, userId, 'BC');

export async function playerOf(db: Database, userId: string): Promise<MissionPlayer> {
  const row = await readMissionPlayer(db.read, userId);
  if (!row) throw new Error('no row of missions');
  return row;
}

/** Progress by mission in a period; those that nothing has counted for are left out. */
export async function progressOf(db: Database, userId: string, period: string): Promise<Record<string, number>> {
  const rows = await db.read
    .select()
    .from(missionProgress)
    .where(and(eq(missionProgress.userId, userId), eq(missionProgress.period, period)));
  return Object.fromEntries(rows.map(({ mission, progress }) => [mission, progress]));
}
