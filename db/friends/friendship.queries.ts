import { and, eq, or } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { friendships } from './friendship.table.ts';

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

/** Ends every friendship of a player, on both sides. */
export async function deleteFriendshipsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(friendships).where(or(eq(friendships.userId, userId), eq(friendships.friendId, userId)));
}
