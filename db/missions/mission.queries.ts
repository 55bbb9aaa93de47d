import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Calendar } from '../../domain/missions/day.ts';
import { CLAIM_WITHIN, type Multiplier } from '../../domain/missions/rewards.ts';
import { type ClaimedMilestone, MILESTONES, type Streak } from '../../domain/missions/streak.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import {
  type MissionPlayer,
  type MissionProgressRow,
  missionDeeds,
  missionPlayers,
  missionProgress,
  streakMilestones,
} from './mission.table.ts';
import { listSeasonsTo } from './season.queries.ts';

const { placeholder } = sql;

const player = lookup((reader) =>
  reader
    .select()
    .from(missionPlayers)
    .where(eq(missionPlayers.userId, placeholder('userId')))
    .prepare('mission_player'),
);

/** Undefined before anything has counted and any day was opened. */
export async function readMissionPlayer(reader: Reader, userId: string): Promise<MissionPlayer | undefined> {
  const [row] = await player(reader, { userId });
  return row;
}

const openPlayer = statement((tx) =>
  tx
    .insert(missionPlayers)
    .values({ userId: placeholder('userId'), zone: placeholder('zone') })
    .onConflictDoNothing()
    .prepare('open_mission_player'),
);

const playerForUpdate = statement((tx) =>
  tx
    .select()
    .from(missionPlayers)
    .where(eq(missionPlayers.userId, placeholder('userId')))
    .for('update')
    .prepare('mission_player_for_update'),
);

/** The player's row, locked until the transaction ends; a row that is not there is made first, or it could not be locked. */
export async function lockMissionPlayer(tx: Tx, userId: string, zone = 'UTC'): Promise<MissionPlayer> {
  const [known] = await playerForUpdate(tx, { userId });
  if (known) return known;
  await openPlayer(tx, { userId, zone });
  const [opened] = await playerForUpdate(tx, { userId });
  if (!opened) throw new Error(`${userId} has no row of missions`);
  return opened;
}

export async function updateMissionPlayer(
  tx: Tx,
  userId: string,
  change: Partial<Omit<MissionPlayer, 'userId'>>,
): Promise<void> {
  await tx.update(missionPlayers).set(change).where(eq(missionPlayers.userId, userId));
}

/** Credits for practice cosmetics. */
export async function addCredits(tx: Tx, userId: string, amount: number): Promise<void> {
  const { credits } = await lockMissionPlayer(tx, userId);
  await updateMissionPlayer(tx, userId, { credits: credits + amount });
}

export const calendarOf = ({ zone, lastDay, lastDayAt }: MissionPlayer): Calendar => ({
  zone,
  last: lastDay,
  lastAt: lastDayAt,
});

export const streakOf = (row: MissionPlayer): Streak | null =>
  row.lastDay === null || row.streakSince === null
    ? null
    : {
        days: row.streakDays,
        since: row.streakSince,
        last: row.lastDay,
        lastAt: row.lastDayAt,
        freezes: row.freezes,
      };

export const multiplierOf = ({ multiplierFactor, multiplierUntil }: MissionPlayer): Multiplier => ({
  factor: multiplierFactor,
  until: multiplierUntil,
});

/** How far a player is in some periods. */
export const readProgress = (
  reader: Reader,
  userId: string,
  periods: readonly string[],
): Promise<MissionProgressRow[]> =>
  reader
    .select()
    .from(missionProgress)
    .where(and(eq(missionProgress.userId, userId), inArray(missionProgress.period, [...periods])));

/** What is completed and can be claimed still, the oldest first, with the end of its season. */
export async function listClaimable(reader: Reader, userId: string, now: number) {
  const since = now - CLAIM_WITHIN;
  const seasons = new Map((await listSeasonsTo(reader, since)).map(({ id, endsAt }) => [id, endsAt]));
  const rows = await reader
    .select()
    .from(missionProgress)
    .where(
      and(
        eq(missionProgress.userId, userId),
        isNotNull(missionProgress.completedAt),
        isNull(missionProgress.claimedAt),
        or(gte(missionProgress.completedAt, since), inArray(missionProgress.period, [...seasons.keys()])),
      ),
    )
    .orderBy(asc(missionProgress.completedAt));
  return rows.map((row) => ({ ...row, seasonEndsAt: seasons.get(row.period) ?? null }));
}

export async function findProgress(
  reader: Reader,
  userId: string,
  period: string,
  mission: string,
): Promise<MissionProgressRow | undefined> {
  const [row] = await reader
    .select()
    .from(missionProgress)
    .where(
      and(eq(missionProgress.userId, userId), eq(missionProgress.period, period), eq(missionProgress.mission, mission)),
    );
  return row;
}

/** Each mission of a player and period once. Under the lock of the players' rows. */
export async function putProgress(tx: Tx, ...rows: readonly MissionProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(missionProgress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [missionProgress.userId, missionProgress.period, missionProgress.mission],
      set: {
        progress: excluded(missionProgress.progress),
        completedAt: excluded(missionProgress.completedAt),
        claimedAt: excluded(missionProgress.claimedAt),
        coins: excluded(missionProgress.coins),
      },
    });
}

export interface SeenDeed {
  readonly userId: string;
  readonly deed: string;
  readonly day: string;
  readonly at: number;
}

/** Marks a deed as seen; false when it was seen before. */
export async function addDeed(tx: Tx, seen: SeenDeed): Promise<boolean> {
  const rows = await tx.insert(missionDeeds).values(seen).onConflictDoNothing().returning({ deed: missionDeeds.deed });
  return rows.length > 0;
}

/** When a seen deed was counted; null where it was not, or is void. */
export async function readDeed(tx: Tx, userId: string, deed: string): Promise<Pick<SeenDeed, 'day' | 'at'> | null> {
  const [row] = await tx
    .select({ day: missionDeeds.day, at: missionDeeds.at })
    .from(missionDeeds)
    .where(and(eq(missionDeeds.userId, userId), eq(missionDeeds.deed, deed), isNull(missionDeeds.voidedAt)));
  return row ?? null;
}

/** Makes a seen deed void; answers when it was counted, or null where it was not, or is void already. */
export async function voidDeed(
  tx: Tx,
  userId: string,
  deed: string,
  at: number,
): Promise<Pick<SeenDeed, 'day' | 'at'> | null> {
  const [row] = await tx
    .update(missionDeeds)
    .set({ voidedAt: at })
    .where(and(eq(missionDeeds.userId, userId), eq(missionDeeds.deed, deed), isNull(missionDeeds.voidedAt)))
    .returning({ day: missionDeeds.day, at: missionDeeds.at });
  return row ?? null;
}

/** Drops the marks of deeds before an instant. */
export async function deleteOldDeeds(tx: Tx, until: number): Promise<void> {
  await tx.delete(missionDeeds).where(lt(missionDeeds.at, until));
}

/** The milestones that a player has been given, those of the newest streak first. */
export async function readMilestones(reader: Reader, userId: string): Promise<ClaimedMilestone[]> {
  const rows = await reader
    .select()
    .from(streakMilestones)
    .where(eq(streakMilestones.userId, userId))
    .orderBy(desc(streakMilestones.since), desc(streakMilestones.milestone));
  return rows.flatMap(({ milestone, since, day }) => {
    const known = MILESTONES.find((one) => one === milestone);
    return known ? [{ milestone: known, since, date: day }] : [];
  });
}

export type NewMilestone = typeof streakMilestones.$inferInsert;

export async function addMilestone(tx: Tx, row: NewMilestone): Promise<void> {
  await tx.insert(streakMilestones).values(row);
}
