import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type SeasonMissionRow, seasonMissions } from './season-mission.table.ts';
import { findSeasonAt } from './season.queries.ts';

/** The missions of a season that were published by an instant, in the order in which players see them. */
export const listPublished = (reader: Reader, season: string, at: number): Promise<SeasonMissionRow[]> =>
  reader
    .select()
    .from(seasonMissions)
    .where(
      and(
        eq(seasonMissions.season, season),
        eq(seasonMissions.state, 'published'),
        lte(seasonMissions.publishedAt, at),
      ),
    )
    .orderBy(asc(seasonMissions.place), asc(seasonMissions.id));

/** Those of the season of an instant. */
export async function listMissionsAt(reader: Reader, at: number): Promise<SeasonMissionRow[]> {
  const season = await findSeasonAt(reader, at);
  return season ? listPublished(reader, season.id, at) : [];
}

/** Missions by their ids, removed ones too. */
export const readSeasonMissions = (reader: Reader, ids: readonly string[]): Promise<SeasonMissionRow[]> =>
  reader
    .select()
    .from(seasonMissions)
    .where(inArray(seasonMissions.id, [...ids]));

/** The sets of some seasons as staff see them, drafts too. */
export const listSets = (reader: Reader, seasonIds: readonly string[]): Promise<SeasonMissionRow[]> =>
  reader
    .select()
    .from(seasonMissions)
    .where(and(inArray(seasonMissions.season, [...seasonIds]), ne(seasonMissions.state, 'removed')))
    .orderBy(asc(seasonMissions.season), asc(seasonMissions.place), asc(seasonMissions.id));

export async function lockSeasonMission(tx: Tx, id: string): Promise<SeasonMissionRow | undefined> {
  const [row] = await tx.select().from(seasonMissions).where(eq(seasonMissions.id, id)).for('update');
  return row;
}

export async function addSeasonMission(tx: Tx, row: SeasonMissionRow): Promise<void> {
  await tx.insert(seasonMissions).values(row);
}

/** Writes a locked mission anew. */
export async function updateSeasonMission(tx: Tx, row: SeasonMissionRow): Promise<void> {
  await tx.update(seasonMissions).set(row).where(eq(seasonMissions.id, row.id));
}
