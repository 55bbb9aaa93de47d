import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FriendRelation } from '../../domain/friends/friend.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, lookup } from '../client/sql.ts';
import { friendships } from './friendship.table.ts';
import { type FriendPerson, personColumns } from './person.ts';
import { blocks, friendRequests } from './request.table.ts';

const { placeholder } = sql;

export type FriendRequestRow = typeof friendRequests.$inferSelect;

const requestById = lookup((reader) =>
  reader
    .select()
    .from(friendRequests)
    .where(eq(friendRequests.id, placeholder('id')))
    .prepare('friend_request_by_id'),
);

export async function readRequest(reader: Reader, id: string): Promise<FriendRequestRow | undefined> {
  const [row] = await requestById(reader, { id });
  return row;
}

/** The requests between two players, which may go both ways. */
export const listRequestsBetween = (reader: Reader, a: string, b: string): Promise<FriendRequestRow[]> =>
  reader.select().from(friendRequests).where(isBetween(a, b));

const isBetween = (a: string, b: string) =>
  or(
    and(eq(friendRequests.fromId, a), eq(friendRequests.toId, b)),
    and(eq(friendRequests.fromId, b), eq(friendRequests.toId, a)),
  );

export async function insertRequest(tx: Tx, request: FriendRequestRow): Promise<void> {
  await tx.insert(friendRequests).values(request);
}

/** Whether it was still there. */
export async function deleteRequest(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.delete(friendRequests).where(eq(friendRequests.id, id)).returning({ id: friendRequests.id });
  return rows.length > 0;
}

export async function deleteRequestsBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx.delete(friendRequests).where(isBetween(a, b));
}

const openOf = lookup((reader) =>
  reader
    .select({ count: count() })
    .from(friendRequests)
    .where(eq(friendRequests.toId, placeholder('userId')))
    .prepare('open_friend_requests'),
);

/** How many requests wait for a player's answer: the badge of the header (FR-15). */
export async function countOpenRequests(reader: Reader, userId: string): Promise<number> {
  const [row] = await openOf(reader, { userId });
  return row?.count ?? 0;
}

export async function countSentRequests(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(friendRequests).where(eq(friendRequests.fromId, userId));
  return row?.count ?? 0;
}

export interface RequestView {
  readonly id: string;
  readonly at: number;
  /** Who asks, or who is asked. */
  readonly person: FriendPerson;
}

/** The requests to a player, or those the player has sent, newest first, after a keyset cursor. */
export async function listRequests(
  reader: Reader,
  userId: string,
  direction: 'incoming' | 'outgoing',
  limit: number,
  after: { at: number; id: string } | null,
): Promise<RequestView[]> {
  const [own, other] =
    direction === 'incoming'
      ? [friendRequests.toId, friendRequests.fromId]
      : [friendRequests.fromId, friendRequests.toId];
  return reader
    .select({ id: friendRequests.id, at: friendRequests.at, person: personColumns })
    .from(friendRequests)
    .innerJoin(users, eq(users.id, other))
    .where(
      and(eq(own, userId), after ? before([friendRequests.at, friendRequests.id], [after.at, after.id]) : undefined),
    )
    .orderBy(desc(friendRequests.at), desc(friendRequests.id))
    .limit(limit);
}

/** How some players stand to one, as that one may know: who blocked whom is known to the blocker alone. */
export async function readRelations(
  reader: Reader,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, FriendRelation>> {
  if (ids.length === 0) return new Map();
  const others = [...ids];
  const [friends, requests, blocked] = await Promise.all([
    reader
      .select({ id: friendships.friendId })
      .from(friendships)
      .where(and(eq(friendships.userId, userId), inArray(friendships.friendId, others))),
    reader
      .select({ fromId: friendRequests.fromId, toId: friendRequests.toId })
      .from(friendRequests)
      .where(
        or(
          and(eq(friendRequests.fromId, userId), inArray(friendRequests.toId, others)),
          and(eq(friendRequests.toId, userId), inArray(friendRequests.fromId, others)),
        ),
      ),
    reader
      .select({ id: blocks.blockedId })
      .from(blocks)
      .where(and(eq(blocks.blockerId, userId), inArray(blocks.blockedId, others))),
  ]);
  return new Map<string, FriendRelation>([
    ...requests.map(({ fromId, toId }) =>
      fromId === userId ? ([toId, 'requested'] as const) : ([fromId, 'asking'] as const),
    ),
    ...friends.map(({ id }) => [id, 'friends'] as const),
    ...blocked.map(({ id }) => [id, 'blocked'] as const),
  ]);
}
