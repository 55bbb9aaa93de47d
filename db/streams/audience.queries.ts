import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { ViewDevice } from '../../domain/streams/stream.ts';
import type { WatchTime } from '../../domain/streams/watch-time.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected, statement } from '../client/sql.ts';
import { streamFollows, streamReports, streamViews, streamWatchTimes, streams } from './stream.table.ts';

/** Whether it is new. */
export async function insertFollow(tx: Tx, row: typeof streamFollows.$inferInsert): Promise<boolean> {
  return affected(await tx.insert(streamFollows).values(row).onConflictDoNothing()) > 0;
}

export async function deleteFollow(tx: Tx, followerId: string, streamerId: string): Promise<void> {
  await tx
    .delete(streamFollows)
    .where(and(eq(streamFollows.followerId, followerId), eq(streamFollows.streamerId, streamerId)));
}

export const countFollowers = (reader: Reader, streamerId: string): Promise<number> =>
  reader.$count(streamFollows, eq(streamFollows.streamerId, streamerId));

export const countFollowed = (reader: Reader, followerId: string): Promise<number> =>
  reader.$count(streamFollows, eq(streamFollows.followerId, followerId));

/** How many have begun to follow after one instant and until another; of the few who follow one streamer. */
export const countFollowersWithin = (
  reader: Reader,
  streamerId: string,
  since: number,
  until: number,
): Promise<number> =>
  reader.$count(
    streamFollows,
    and(eq(streamFollows.streamerId, streamerId), gt(streamFollows.at, since), lte(streamFollows.at, until)),
  );

/** Which of some streamers a player follows. */
export async function followedAmong(
  reader: Reader,
  followerId: string,
  streamerIds: readonly string[],
): Promise<Set<string>> {
  if (streamerIds.length === 0) return new Set();
  const rows = await reader
    .select({ id: streamFollows.streamerId })
    .from(streamFollows)
    .where(and(eq(streamFollows.followerId, followerId), inArray(streamFollows.streamerId, [...streamerIds])));
  return new Set(rows.map(({ id }) => id));
}

/** How many follow each of some streamers. */
export async function followersOf(reader: Reader, streamerIds: readonly string[]): Promise<Map<string, number>> {
  if (streamerIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: streamFollows.streamerId, followers: count() })
    .from(streamFollows)
    .where(inArray(streamFollows.streamerId, [...streamerIds]))
    .groupBy(streamFollows.streamerId);
  return new Map(rows.map(({ id, followers }) => [id, followers]));
}

/** Followers by id, those after one. */
export async function listFollowers(
  reader: Reader,
  streamerId: string,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader
    .select({ id: streamFollows.followerId })
    .from(streamFollows)
    .where(and(eq(streamFollows.streamerId, streamerId), gt(streamFollows.followerId, afterId)))
    .orderBy(asc(streamFollows.followerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type StreamViewRow = typeof streamViews.$inferSelect;

export async function readView(reader: Reader, streamId: string, userId: string): Promise<StreamViewRow | undefined> {
  const [row] = await reader
    .select()
    .from(streamViews)
    .where(and(eq(streamViews.streamId, streamId), eq(streamViews.userId, userId)));
  return row;
}

/** Writes that an account watches. */
export async function putView(
  tx: Tx,
  streamId: string,
  userId: string,
  device: ViewDevice | null,
  at: number,
): Promise<void> {
  await tx
    .insert(streamViews)
    .values({ streamId, userId, since: at, seenAt: at, isWatching: true, device })
    .onConflictDoUpdate({
      target: [streamViews.streamId, streamViews.userId],
      set: { seenAt: at, isWatching: true, device },
    });
}

/** The same for an account that is watching; false where it is not. */
export async function renewView(tx: Tx, streamId: string, userId: string, seenAt: number): Promise<boolean> {
  const renewed = await tx
    .update(streamViews)
    .set({ seenAt })
    .where(and(eq(streamViews.streamId, streamId), eq(streamViews.userId, userId), sql`${streamViews.isWatching}`));
  return affected(renewed) > 0;
}

export async function endView(tx: Tx, streamId: string, userId: string): Promise<void> {
  await tx
    .update(streamViews)
    .set({ isWatching: false })
    .where(and(eq(streamViews.streamId, streamId), eq(streamViews.userId, userId)));
}

/** Nobody watches a stream that is over. */
export async function endViews(tx: Tx, streamId: string): Promise<void> {
  await tx
    .update(streamViews)
    .set({ isWatching: false })
    .where(and(eq(streamViews.streamId, streamId), sql`${streamViews.isWatching}`));
}

/** Streams of the first `limit` viewers who have not been heard from since an instant. */
export async function listWithSilent(reader: Reader, seenUntil: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: streamViews.streamId })
    .from(streamViews)
    .where(and(sql`${streamViews.isWatching}`, lte(streamViews.seenAt, seenUntil)))
    .orderBy(asc(streamViews.seenAt))
    .limit(limit);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Lets those go who have not been heard from; answers how many. */
export async function endSilent(tx: Tx, streamId: string, seenUntil: number): Promise<number> {
  return affected(
    await tx
      .update(streamViews)
      .set({ isWatching: false })
      .where(
        and(eq(streamViews.streamId, streamId), sql`${streamViews.isWatching}`, lte(streamViews.seenAt, seenUntil)),
      ),
  );
}

/** How many accounts have watched a stream at all. */
export const countAudience = (reader: Reader, streamId: string): Promise<number> =>
  reader.$count(streamViews, eq(streamViews.streamId, streamId));

/** The streams that an account watches now. */
export async function listWatched(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: streamViews.streamId })
    .from(streamViews)
    .where(and(eq(streamViews.userId, userId), sql`${streamViews.isWatching}`))
    .orderBy(asc(streamViews.streamId));
  return rows.map(({ id }) => id);
}

const watchTimeForUpdate = statement((tx) =>
  tx
    .select()
    .from(streamWatchTimes)
    .where(eq(streamWatchTimes.userId, sql.placeholder('userId')))
    .for('update')
    .prepare('watch_time_for_update'),
);

/** How long an account has watched, locked until the transaction ends; undefined before the first time. */
export async function lockWatchTime(tx: Tx, userId: string): Promise<WatchTime | undefined> {
  const [row] = await watchTimeForUpdate(tx, { userId });
  return row;
}

export async function putWatchTime(tx: Tx, userId: string, time: WatchTime): Promise<void> {
  await tx
    .insert(streamWatchTimes)
    .values({ userId, ...time })
    .onConflictDoUpdate({ target: streamWatchTimes.userId, set: time });
}

/** Whether the account has not said so before. */
export async function insertStreamReport(tx: Tx, row: typeof streamReports.$inferInsert): Promise<boolean> {
  return affected(await tx.insert(streamReports).values(row).onConflictDoNothing()) > 0;
}

/** How often staff were told about each of some streams; one that nobody has reported is not among them. */
export async function countStreamReports(reader: Reader, streamIds: readonly string[]): Promise<Map<string, number>> {
  if (streamIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: streamReports.streamId, reports: count() })
    .from(streamReports)
    .where(inArray(streamReports.streamId, [...streamIds]))
    .groupBy(streamReports.streamId);
  return new Map(rows.map(({ id, reports }) => [id, reports]));
}

/** Which of some reports are about streams of an account. */
export async function listStreamReportsOn(
  reader: Reader,
  streamerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .select({ id: streamReports.id })
    .from(streamReports)
    .innerJoin(streams, eq(streams.id, streamReports.streamId))
    .where(and(inArray(streamReports.id, [...ids]), eq(streams.streamerId, streamerId)));
  return new Set(rows.map(({ id }) => id));
}

/** What staff were told about a stream, oldest first. */
export const listStreamReports = (reader: Reader, streamId: string, limit: number) =>
  reader
    .select({ reason: streamReports.reason, at: streamReports.at })
    .from(streamReports)
    .where(eq(streamReports.streamId, streamId))
    .orderBy(asc(streamReports.at), asc(streamReports.id))
    .limit(limit);
