import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { nameContains, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { contains } from '../client/sql.ts';
import { type StreamView, columns, isLive, isShownTo } from './stream.queries.ts';
import { type StreamRaidRow, raidChoices, streamFollows, streamRaids, streams } from './stream.table.ts';

export async function insertRaid(tx: Tx, row: StreamRaidRow): Promise<void> {
  await tx.insert(streamRaids).values(row);
}

/** The latest raid of a stream. */
export async function readLastRaid(reader: Reader, streamId: string): Promise<StreamRaidRow | undefined> {
  const [row] = await reader
    .select()
    .from(streamRaids)
    .where(eq(streamRaids.streamId, streamId))
    .orderBy(desc(streamRaids.at))
    .limit(1);
  return row;
}

/** Whether others may raid the streams of an account. */
export async function readRaidChoice(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.select({ isOn: raidChoices.isOn }).from(raidChoices).where(eq(raidChoices.userId, userId));
  return row?.isOn ?? true;
}

/** The account's row is locked by the caller. */
export async function writeRaidChoice(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx
    .insert(raidChoices)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: raidChoices.userId, set: { isOn } });
}

/**
 * Live streams that a player may raid: of whom the player follows first, then those that most watch. `text` is looked
 * for in titles and names, whatever its case. As many are live at the most as the configuration allows.
 */
export function listRaidTargets(reader: Reader, userId: string, text: string, limit: number): Promise<StreamView[]> {
  return reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .leftJoin(
      streamFollows,
      and(eq(streamFollows.followerId, userId), eq(streamFollows.streamerId, streams.streamerId)),
    )
    .where(
      and(
        isLive,
        ne(streams.streamerId, userId),
        sql`not exists (select 1 from ${raidChoices} where ${raidChoices.userId} = ${streams.streamerId} and not ${raidChoices.isOn})`,
        isShownTo(userId),
        text === '' ? undefined : or(contains(streams.titleKey, text), nameContains(users.usernameKey, text)),
      ),
    )
    .orderBy(sql`${streamFollows.followerId} is null`, desc(streams.viewers), desc(streams.id))
    .limit(limit);
}
