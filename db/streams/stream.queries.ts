import { type SQL, and, asc, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import {
  STREAM_KINDS,
  type StreamCategory,
  type StreamGame,
  type StreamSort,
  categoryOf,
} from '../../domain/streams/stream.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, lookup, sumInt } from '../client/sql.ts';
import { blocks, friendships } from '../friends/index.ts';
import { settings } from '../settings/setting.table.ts';
import { type StreamRow, streamRaids, streamReports, streamViews, streams } from './stream.table.ts';

const { placeholder } = sql;

/** A stream with whoever sends it. */
export interface StreamView extends StreamRow {
  readonly streamerName: string;
  readonly streamerAvatarId: string | null;
}

/** Of a `StreamView`. */
export const columns = {
  ...getTableColumns(streams),
  streamerName: users.username,
  streamerAvatarId: users.avatarId,
};

// Written out, so that the indexes of what is live are taken.
export const isLive = sql`${streams.state} = 'live'`;

/** Whether neither the streamer nor a player has blocked the other. */
export const isShownTo = (userId: string) =>
  sql`not exists (select 1 from ${blocks} where (${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${streams.streamerId}) or (${blocks.blockerId} = ${streams.streamerId} and ${blocks.blockedId} = ${userId}))`;

export async function insertStream(tx: Tx, row: typeof streams.$inferInsert): Promise<void> {
  await tx.insert(streams).values(row);
}

export async function updateStream(tx: Tx, id: string, changes: Partial<StreamRow>): Promise<void> {
  await tx.update(streams).set(changes).where(eq(streams.id, id));
}

const streamById = lookup((reader) =>
  reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(eq(streams.id, placeholder('id')))
    .prepare('stream_by_id'),
);

export async function readStream(reader: Reader, id: string): Promise<StreamView | undefined> {
  const [row] = await streamById(reader, { id });
  return row;
}

/** Streams by id, in no order; unknown ids are left out. */
export async function readStreams(reader: Reader, ids: readonly string[]): Promise<StreamView[]> {
  return reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(inArray(streams.id, [...ids]));
}

/** The stream, locked until the transaction ends. */
export async function lockStream(tx: Tx, id: string): Promise<StreamRow | undefined> {
  const [row] = await tx.select().from(streams).where(eq(streams.id, id)).for('no key update');
  return row;
}

/** What an account sends now. */
export async function readLiveOf(reader: Reader, streamerId: string): Promise<StreamView | undefined> {
  const [row] = await reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(and(eq(streams.streamerId, streamerId), isLive));
  return row;
}

/** Live streams, counted behind a lock that whoever goes live next waits for. */
export async function lockLiveCount(tx: Tx): Promise<number> {
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, 'max_concurrent_streams')).for('update');
  return tx.$count(streams, isLive);
}

export interface StreamQuestion {
  readonly category: StreamCategory | null;
  readonly game: StreamGame | null;
  readonly sort: StreamSort;
  readonly limit: number;
  readonly after: readonly [number, string] | null;
}

/** What a list goes on after: the figure it is ordered by, and what tells equals apart. */
export const keyOf =
  (sort: StreamSort) =>
  (row: StreamRow): readonly [number, string] => {
    switch (sort) {
      case 'viewers':
        return [row.viewers, row.id];
      case 'recent':
        return [row.startedAt, row.id];
      case 'wager':
        return [row.stakeCents, row.id];
      case 'title':
        return [0, row.titleKey];
    }
  };

const FIGURES = { viewers: streams.viewers, recent: streams.startedAt, wager: streams.stakeCents } as const;

function orderOf(sort: StreamSort, key: StreamQuestion['after']): { order: SQL[]; rest: SQL | undefined } {
  if (sort === 'title')
    return { order: [asc(streams.titleKey)], rest: key ? sql`${streams.titleKey} > ${key[1]}` : undefined };
  const figure = FIGURES[sort];
  return { order: [desc(figure), desc(streams.id)], rest: key ? before([figure, streams.id], key) : undefined };
}

const kindsOf = (category: StreamCategory) => STREAM_KINDS.filter((kind) => categoryOf(kind) === category);

/** What is live and passes the filters, a page at a time (SM-02 to SM-05). */
export function listLive(
  reader: Reader,
  { category, game, sort, limit, after }: StreamQuestion,
): Promise<StreamView[]> {
  const { order, rest } = orderOf(sort, after);
  return reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(
      and(
        isLive,
        category ? inArray(streams.kind, kindsOf(category)) : undefined,
        game ? eq(streams.game, game) : undefined,
        rest,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

/** The live streams on which a battle is played, those with most viewers first. */
export const listOfBattle = (reader: Reader, battleId: string): Promise<StreamView[]> =>
  reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(and(eq(streams.battleId, battleId), eq(streams.state, 'live')))
    .orderBy(desc(streams.viewers), desc(streams.id));

/** How many watch the live streams of some battles. */
export async function listViewersOf(reader: Reader, battleIds: readonly string[]): Promise<Map<string, number>> {
  if (battleIds.length === 0) return new Map();
  const rows = await reader
    .select({ battleId: streams.battleId, viewers: sumInt(streams.viewers) })
    .from(streams)
    .where(and(inArray(streams.battleId, [...battleIds]), eq(streams.state, 'live')))
    .groupBy(streams.battleId);
  return new Map(rows.map(({ battleId, viewers }) => [battleId ?? '', viewers]));
}

/** Live streams that show a battle, those with most viewers first. */
export const listWithBattle = (reader: Reader, limit: number): Promise<StreamView[]> =>
  reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(and(isLive, sql`${streams.battleId} is not null`))
    .orderBy(desc(streams.viewers), desc(streams.id))
    .limit(limit);

/** What friends of a player send now. */
export const listOfFriends = (reader: Reader, userId: string, limit: number): Promise<StreamView[]> =>
  reader
    .select(columns)
    .from(friendships)
    .innerJoin(streams, and(eq(streams.streamerId, friendships.friendId), isLive))
    .innerJoin(users, eq(users.id, streams.streamerId))
    .where(and(eq(friendships.userId, userId), ne(streams.streamerId, userId)))
    .orderBy(desc(streams.viewers), desc(streams.id))
    .limit(limit);

/** Live streams whose longest time is over. */
export async function listDue(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: streams.id })
    .from(streams)
    .where(and(isLive, lte(streams.dueAt, now)))
    .orderBy(asc(streams.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Drops who watched and reported the streams of a player, and the raids from and to them. */
export async function deleteAroundStreams(tx: Tx, streamerId: string): Promise<void> {
  const own = tx.select({ id: streams.id }).from(streams).where(eq(streams.streamerId, streamerId));
  await tx.delete(streamViews).where(inArray(streamViews.streamId, own));
  await tx.delete(streamReports).where(inArray(streamReports.streamId, own));
  // Two statements: PostgreSQL reads the whole table for an `or` of two subqueries.
  await tx.delete(streamRaids).where(inArray(streamRaids.streamId, own));
  await tx.delete(streamRaids).where(inArray(streamRaids.targetId, own));
}
