import { and, asc, desc, eq, inArray, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from './webhook.table.ts';

/** The endpoints of a player, the first made first. */
export const listEndpointsOf = (reader: Reader, userId: string): Promise<WebhookEndpointRow[]> =>
  reader.select().from(webhookEndpoints).where(eq(webhookEndpoints.userId, userId)).orderBy(asc(webhookEndpoints.id));

export async function insertEndpoint(tx: Tx, endpoint: WebhookEndpointRow): Promise<void> {
  await tx.insert(webhookEndpoints).values(endpoint);
}

/** An endpoint, locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, id: string): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  return row;
}

/** Those of some players that are on, locked in the order of their ids. */
export const lockEndpointsOf = (tx: Tx, userIds: readonly string[]): Promise<WebhookEndpointRow[]> =>
  tx
    .select()
    .from(webhookEndpoints)
    .where(and(inArray(webhookEndpoints.userId, [...userIds]), isNull(webhookEndpoints.switchedOffAt)))
    .orderBy(asc(webhookEndpoints.id))
    .for('update');

export async function updateEndpoint(
  tx: Tx,
  id: string,
  change: Partial<Omit<WebhookEndpointRow, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
}

/** Ends an endpoint with all that it was told; it must be locked. */
export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id));
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** Ends every endpoint of a player; a gateway that is at one notices by its row. */
export async function deleteEndpointsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .for('update');
  const ids = (await own).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpointId, ids));
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}

/** Takes endpoints whose time has come for a while, so that no other gateway is at them meanwhile. */
export async function claimDueEndpoints(tx: Tx, now: number, until: number, most: number): Promise<string[]> {
  const due = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(lte(webhookEndpoints.wakeAt, now))
    .orderBy(asc(webhookEndpoints.wakeAt), asc(webhookEndpoints.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await tx.update(webhookEndpoints).set({ wakeAt: until }).where(inArray(webhookEndpoints.id, ids));
  return ids;
}

/** Whether the time of any endpoint has come; a cheap look before one is taken. */
export async function hasDueEndpoint(reader: Reader, now: number): Promise<boolean> {
  const due = await reader
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(lte(webhookEndpoints.wakeAt, now))
    .limit(1);
  return due.length > 0;
}

export async function insertDelivery(tx: Tx, delivery: WebhookDeliveryRow): Promise<void> {
  await tx.insert(webhookDeliveries).values(delivery).onConflictDoNothing();
}

/** What is to be sent next; undefined when nothing waits. */
export async function readHead(reader: Reader, endpointId: string): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await reader
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')))
    .orderBy(asc(webhookDeliveries.seq))
    .limit(1);
  return row;
}

export async function readDelivery(reader: Reader, id: string): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await reader.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
}

/** Writes what came of a delivery that is in a state; nothing where it is in another by now. */
export async function updateDelivery(
  tx: Tx,
  { id, state }: Pick<WebhookDeliveryRow, 'id' | 'state'>,
  change: Partial<WebhookDeliveryRow>,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, state)));
}

/** The latest deliveries of an endpoint, the newest first. */
export const listDeliveries = (reader: Reader, endpointId: string, most: number): Promise<WebhookDeliveryRow[]> =>
  reader
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(most);

/** Drops what is done and older than the latest deliveries of an endpoint. */
export async function pruneDeliveries(tx: Tx, endpointId: string, kept: number): Promise<void> {
  const [oldest] = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
    .offset(kept - 1);
  if (!oldest) return;
  await tx
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        lt(webhookDeliveries.id, oldest.id),
        ne(webhookDeliveries.state, 'waiting'),
      ),
    );
}
