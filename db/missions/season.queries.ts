import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Season } from '../../domain/missions/season.ts';
import type { Reader, Tx } from '../client/database.ts';
import { seasonPlayers, seasons } from './season.table.ts';

/** The season that an instant lies in; null between two. */
export async function findSeasonAt(reader: Reader, at: number): Promise<Season | null> {
  const [row] = await reader
    .select()
    .from(seasons)
    .where(and(gt(seasons.endsAt, at), lte(seasons.startsAt, at)))
    .orderBy(asc(seasons.endsAt))
    .limit(1);
  return row ?? null;
}

/** The season that runs or has ended last; null before the first. */
export async function findLastSeason(reader: Reader, now: number): Promise<Season | null> {
  const [row] = await reader
    .select()
    .from(seasons)
    .where(lte(seasons.startsAt, now))
    .orderBy(desc(seasons.endsAt))
    .limit(1);
  return row ?? null;
}

/** The newest season there is, begun or not; null before the first. */
export async function findNewestSeason(reader: Reader): Promise<Season | null> {
  const [row] = await reader.select().from(seasons).orderBy(desc(seasons.endsAt)).limit(1);
  return row ?? null;
}

export async function readSeason(reader: Reader, id: string): Promise<Season | null> {
  const [row] = await reader.select().from(seasons).where(eq(seasons.id, id));
  return row ?? null;
}

/** The seasons that end, or have ended, at an instant or after it. */
export const listSeasonsTo = (reader: Reader, since: number): Promise<Season[]> =>
  reader.select().from(seasons).where(gte(seasons.endsAt, since));

/** The same, and nobody else sets its missions or those of the next one meanwhile. */
export async function lockNewestSeason(tx: Tx): Promise<Season | null> {
  const [row] = await tx.select().from(seasons).orderBy(desc(seasons.endsAt)).limit(1).for('no key update');
  return row ?? null;
}

/** Opens a season once; false when it was opened before. */
export async function openSeason(tx: Tx, season: Season): Promise<boolean> {
  const rows = await tx.insert(seasons).values(season).onConflictDoNothing().returning({ id: seasons.id });
  return rows.length > 0;
}

/** Counts experience towards the season that it was earned in. Under the lock of the player's row of missions. */
export async function addSeasonXp(tx: Tx, userId: string, xp: number, at: number): Promise<void> {
  const season = xp > 0 ? await findSeasonAt(tx, at) : null;
  if (!season) return;
  await tx
    .insert(seasonPlayers)
    .values({ userId, season: season.id, xp })
    .onConflictDoUpdate({
      target: [seasonPlayers.userId, seasonPlayers.season],
      set: { xp: sql`${seasonPlayers.xp} + ${xp}` },
    });
}

export async function readSeasonXp(reader: Reader, userId: string, season: string): Promise<number> {
  const [row] = await reader
    .select({ xp: seasonPlayers.xp })
    .from(seasonPlayers)
    .where(and(eq(seasonPlayers.userId, userId), eq(seasonPlayers.season, season)));
  return row?.xp ?? 0;
}
