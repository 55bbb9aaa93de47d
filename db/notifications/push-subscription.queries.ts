import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { pushSubscriptions } from './notification.table.ts';

type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Keeps a browser; one that is known already becomes that of whoever is signed in there now. */
export async function putPushSubscription(tx: Tx, row: Omit<PushSubscriptionRow, 'lastUsedAt'>): Promise<void> {
  const { userId, sessionId, sealed } = row;
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: { userId, sessionId, sealed } });
}

/** How many other browsers a player has. */
export async function countOtherPushes(tx: Tx, userId: string, endpointHash: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.endpointHash, endpointHash)));
  return row?.total ?? 0;
}

/** Whether that browser is the player's. */
export async function hasPush(reader: Reader, userId: string, endpointHash: string): Promise<boolean> {
  const rows = await reader
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpointHash, endpointHash)));
  return rows.length > 0;
}

export async function listPushIds(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id));
  return rows.map(({ id }) => id);
}

/** Who of some players has a browser that takes pushes. */
export async function readPushed(reader: Reader, userIds: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
    .orderBy(asc(pushSubscriptions.userId));
  return rows.map(({ userId }) => userId);
}

export async function readPushSubscription(reader: Reader, id: string): Promise<PushSubscriptionRow | undefined> {
  const [row] = await reader.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

export async function touchPushSubscription(tx: Tx, id: string, at: number): Promise<void> {
  await tx.update(pushSubscriptions).set({ lastUsedAt: at }).where(eq(pushSubscriptions.id, id));
}

export async function deletePushSubscription(tx: Tx, id: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** The same by its endpoint, for its owner only. */
export async function deleteOwnPush(tx: Tx, userId: string, endpointHash: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpointHash, endpointHash)));
}

/** Of a session that has ended. */
export async function deletePushesOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Lets every browser of a player sleep; answers the rows. */
export const deletePushesOf = (tx: Tx, userId: string): Promise<PushSubscriptionRow[]> =>
  tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)).returning();
