import { type SQL, and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { GONE_AFTER, type Presence } from '../../domain/friends/presence.ts';
import { nameContains, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { lookup } from '../client/sql.ts';
import { friendships } from './friendship.table.ts';
import { type FriendPerson, personColumns } from './person.ts';
import { presences } from './request.table.ts';

const { placeholder } = sql;

/** Whether two players are friends. */
export async function areFriends(reader: Reader, userId: string, friendId: string): Promise<boolean> {
  const rows = await reader
    .select({ since: friendships.since })
    .from(friendships)
    .where(and(eq(friendships.userId, userId), eq(friendships.friendId, friendId)));
  return rows.length > 0;
}

/** Makes two players friends of one another; does nothing when they are. */
export async function befriend(tx: Tx, userId: string, friendId: string, since: number): Promise<void> {
  await tx
    .insert(friendships)
    .values([
      { userId, friendId, since },
      { userId: friendId, friendId: userId, since },
    ])
    .onConflictDoNothing();
}

/** Ends the friendship of two players; answers whether there was one. */
export async function unfriend(tx: Tx, a: string, b: string): Promise<boolean> {
  const rows = await tx
    .delete(friendships)
    .where(
      or(
        and(eq(friendships.userId, a), eq(friendships.friendId, b)),
        and(eq(friendships.userId, b), eq(friendships.friendId, a)),
      ),
    )
    .returning({ since: friendships.since });
  return rows.length > 0;
}

export async function countFriends(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(friendships).where(eq(friendships.userId, userId));
  return row?.count ?? 0;
}

const friendIds = lookup((reader) =>
  reader
    .select({ id: friendships.friendId })
    .from(friendships)
    .where(eq(friendships.userId, placeholder('userId')))
    .prepare('friend_ids'),
);

export async function listFriendIds(reader: Reader, userId: string): Promise<string[]> {
  const rows = await friendIds(reader, { userId });
  return rows.map(({ id }) => id);
}

/** A friend with what is known of the presence; no status, game or time where nothing was heard. */
export interface FriendRow extends FriendPerson {
  readonly usernameKey: string;
  readonly since: number;
  readonly status: Presence | null;
  readonly game: string | null;
  readonly seenAt: number | null;
  /** Where the friend stands in the list (domain/friends/presence.ts). */
  readonly rank: number;
}

export interface FriendKey {
  readonly rank: number;
  readonly usernameKey: string;
}

const rankAt = (now: number): SQL<number> =>
  sql<number>`case
    when ${presences.seenAt} is null or ${presences.seenAt} <= ${now - GONE_AFTER} then 3
    when ${presences.game} is not null then 0
    when ${presences.status} = 'online' then 1
    else 2 end`.mapWith(Number);

const rows = (reader: Reader, now: number) =>
  reader
    .select({
      ...personColumns,
      usernameKey: users.usernameKey,
      since: friendships.since,
      status: presences.status,
      game: presences.game,
      seenAt: presences.seenAt,
      rank: rankAt(now),
    })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .leftJoin(presences, eq(presences.userId, friendships.friendId));

/**
 * A player's friends, those who play first, then those who are here, then by name, after a keyset cursor. Sorted as a
 * whole: nobody has more than 500.
 * @param search a part of the name; empty for everybody
 */
export function listFriends(
  reader: Reader,
  userId: string,
  search: string,
  now: number,
  limit: number,
  after: FriendKey | null,
): Promise<FriendRow[]> {
  const rank = rankAt(now);
  const conditions = [
    eq(friendships.userId, userId),
    search === '' ? undefined : nameContains(users.usernameKey, search),
    after
      ? or(
          sql`${rank} > ${after.rank}`,
          and(sql`${rank} = ${after.rank}`, sql`${users.usernameKey} > ${after.usernameKey}`),
        )
      : undefined,
  ];
  return rows(reader, now)
    .where(and(...conditions))
    .orderBy(asc(rank), asc(users.usernameKey))
    .limit(limit);
}

/** How many of those friends stand at each rank; a rank without any is left out. */
export async function countFriendRanks(
  reader: Reader,
  userId: string,
  search: string,
  now: number,
): Promise<Map<number, number>> {
  const ranked = reader
    .select({ rank: rankAt(now).as('rank') })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .leftJoin(presences, eq(presences.userId, friendships.friendId))
    .where(and(eq(friendships.userId, userId), search === '' ? undefined : nameContains(users.usernameKey, search)))
    .as('ranked');
  const counted = await reader
    .select({ rank: ranked.rank, count: count() })
    .from(ranked)
    .groupBy(ranked.rank)
    .orderBy(ranked.rank);
  return new Map(counted.map(({ rank, count: number }) => [rank, number]));
}

/** One friend of a player; undefined when the two are none. */
export async function readFriend(
  reader: Reader,
  userId: string,
  friendId: string,
  now: number,
): Promise<FriendRow | undefined> {
  const [row] = await rows(reader, now).where(and(eq(friendships.userId, userId), eq(friendships.friendId, friendId)));
  return row;
}

/** How many friends a player has in common with each of some others; those with none are left out. */
export async function countMutualFriends(
  reader: Reader,
  userId: string,
  otherIds: readonly string[],
): Promise<Map<string, number>> {
  if (otherIds.length === 0) return new Map();
  const own = alias(friendships, 'own');
  const counted = await reader
    .select({ id: friendships.userId, count: count() })
    .from(friendships)
    .innerJoin(own, and(eq(own.userId, userId), eq(own.friendId, friendships.friendId)))
    .where(inArray(friendships.userId, [...otherIds]))
    .groupBy(friendships.userId);
  return new Map(counted.map(({ id, count: number }) => [id, number]));
}
