import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { SEND_CHANNELS, notifications, pendingSends, pushSubscriptions } from './notification.table.ts';

/** Everything that a person was told, for the person; of a browser that is woken only since when. */
export async function readNotificationData(reader: Reader, userId: string) {
  return {
    notifications: await reader
      .select({
        kind: notifications.kind,
        title: notifications.title,
        message: notifications.message,
        link: notifications.link,
        data: notifications.data,
        at: notifications.at,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.at), asc(notifications.id)),
    pushes: await reader
      .select({ createdAt: pushSubscriptions.createdAt, lastUsedAt: pushSubscriptions.lastUsedAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id)),
  };
}

/** Forgets what a person was told. What others were told of that person names the account as it is named then. */
export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(pendingSends)
    .where(and(inArray(pendingSends.channel, [...SEND_CHANNELS]), eq(pendingSends.userId, userId)));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}
