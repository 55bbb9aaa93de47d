import { asc, eq, or } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { deleteFriendshipsOf } from './friendship.queries.ts';
import { friendships } from './friendship.table.ts';
import { blocks, friendRequests, presences } from './request.table.ts';

/** What is stored about a player's friends, requests, blocks and presence, for the player's own archive. */
export async function readFriendData(reader: Reader, userId: string) {
  const [friends, sent, received, blocked, presence] = await Promise.all([
    reader
      .select({ username: users.username, since: friendships.since })
      .from(friendships)
      .innerJoin(users, eq(users.id, friendships.friendId))
      .where(eq(friendships.userId, userId))
      .orderBy(asc(friendships.since), asc(users.usernameKey)),
    reader
      .select({ to: users.username, at: friendRequests.at })
      .from(friendRequests)
      .innerJoin(users, eq(users.id, friendRequests.toId))
      .where(eq(friendRequests.fromId, userId))
      .orderBy(asc(friendRequests.at), asc(users.usernameKey)),
    reader
      .select({ from: users.username, at: friendRequests.at })
      .from(friendRequests)
      .innerJoin(users, eq(users.id, friendRequests.fromId))
      .where(eq(friendRequests.toId, userId))
      .orderBy(asc(friendRequests.at), asc(users.usernameKey)),
    reader
      .select({ username: users.username, at: blocks.at })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(eq(blocks.blockerId, userId))
      .orderBy(asc(blocks.at), asc(users.usernameKey)),
    reader
      .select({ status: presences.status, seenAt: presences.seenAt, activeAt: presences.activeAt })
      .from(presences)
      .where(eq(presences.userId, userId)),
  ]);
  return { friends, requests: { sent, received }, blocked, presence: presence[0] ?? null };
}

/** Forgets all of it, on the side of others too. */
export async function eraseFriendData(tx: Tx, userId: string): Promise<void> {
  await deleteFriendshipsOf(tx, userId);
  await tx.delete(friendRequests).where(or(eq(friendRequests.fromId, userId), eq(friendRequests.toId, userId)));
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
  await tx.delete(presences).where(eq(presences.userId, userId));
}
