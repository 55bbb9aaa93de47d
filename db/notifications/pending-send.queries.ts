import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { SEND_CHANNELS, notifications, pendingSends } from './notification.table.ts';

type Channel = (typeof SEND_CHANNELS)[number];

export async function addPending(tx: Tx, pending: typeof pendingSends.$inferInsert): Promise<void> {
  await tx.insert(pendingSends).values(pending).onConflictDoNothing();
}

/** What goes out, with the name of the other player of it. */
export type Outgoing = Awaited<ReturnType<typeof takePending>>[number];

/** Takes everything that waits for a player, oldest first, without what was read meanwhile. */
export async function takePending(tx: Tx, userId: string, channel: Channel) {
  const taken = await tx
    .delete(pendingSends)
    .where(and(eq(pendingSends.userId, userId), eq(pendingSends.channel, channel)))
    .returning({ id: pendingSends.notificationId });
  if (taken.length === 0) return [];
  return tx
    .select({
      id: notifications.id,
      title: notifications.title,
      message: notifications.message,
      link: notifications.link,
      at: notifications.at,
      fromName: users.username,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.fromId))
    .where(
      and(
        inArray(
          notifications.id,
          taken.map(({ id }) => id),
        ),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(asc(notifications.at), asc(notifications.id));
}

/** The next players for whom anything waits, in the order of their ids. */
export async function listWaiting(reader: Reader, channel: Channel, past: string, most: number): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ userId: pendingSends.userId })
    .from(pendingSends)
    .where(and(eq(pendingSends.channel, channel), gt(pendingSends.userId, past)))
    .orderBy(asc(pendingSends.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** Drops what is still to be sent to a player. */
export async function deletePendingOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(pendingSends)
    .where(and(inArray(pendingSends.channel, [...SEND_CHANNELS]), eq(pendingSends.userId, userId)));
}
