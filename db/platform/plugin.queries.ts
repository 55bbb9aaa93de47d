import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Plugin } from '../../domain/platform/plugin.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type PluginConnectionRow, pluginConnections } from './plugin.table.ts';

/** What a player has connected and is good at an instant, by its name. */
export const listPluginsOf = (reader: Reader, userId: string, now: number): Promise<PluginConnectionRow[]> =>
  reader
    .select()
    .from(pluginConnections)
    .where(and(eq(pluginConnections.userId, userId), gt(pluginConnections.expiresAt, now)))
    .orderBy(asc(pluginConnections.plugin));

export async function insertPlugin(tx: Tx, connection: PluginConnectionRow): Promise<void> {
  await tx.insert(pluginConnections).values(connection);
}

/** Ends a connection; answers its row, or undefined when there is none. */
export async function deletePlugin(tx: Tx, userId: string, plugin: Plugin): Promise<PluginConnectionRow | undefined> {
  const [gone] = await tx
    .delete(pluginConnections)
    .where(and(eq(pluginConnections.userId, userId), eq(pluginConnections.plugin, plugin)))
    .returning();
  return gone;
}

/** Ends the connection that a key of a family was made for; answers its row, or undefined when there is none. */
export async function deletePluginOfFamily(
  tx: Tx,
  userId: string,
  familyId: string,
): Promise<PluginConnectionRow | undefined> {
  const [gone] = await tx
    .delete(pluginConnections)
    .where(and(eq(pluginConnections.userId, userId), eq(pluginConnections.familyId, familyId)))
    .returning();
  return gone;
}

/** Lets a connection live as long as the key that has replaced the one before. */
export async function prolongPlugin(tx: Tx, userId: string, familyId: string, expiresAt: number): Promise<void> {
  await tx
    .update(pluginConnections)
    .set({ expiresAt })
    .where(and(eq(pluginConnections.userId, userId), eq(pluginConnections.familyId, familyId)));
}

export async function deletePluginsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pluginConnections).where(eq(pluginConnections.userId, userId));
}

/** Ends the connections whose keys have run out; answers their rows. */
export const deleteExpiredPlugins = (tx: Tx, now: number): Promise<PluginConnectionRow[]> =>
  tx.delete(pluginConnections).where(lte(pluginConnections.expiresAt, now)).returning();
