import type { KeyEvent } from '../../../domain/platform/platform-events.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { revokeFamily } from '../../../db/platform/key.queries.ts';
import type { ApiKeyRow } from '../../../db/platform/key.table.ts';
import { deleteExpiredPlugins, deletePluginOfFamily } from '../../../db/platform/plugin.queries.ts';
import type { PluginConnectionRow } from '../../../db/platform/plugin.table.ts';
import { deleteEndpoint, lockEndpoint } from '../../../db/platform/webhook.queries.ts';

/** Says what became of a key; the sockets of one that was revoked are closed by it. */
export const tellKey = (
  tx: Tx,
  type: KeyEvent,
  { id, userId, name }: ApiKeyRow,
  at: number,
  more: { readonly earlierUntil?: number } = {},
): Promise<void> =>
  appendEvent(tx, { type, entity: 'key', entityId: id, concerns: [userId], data: { userId, name, ...more }, at });

/** Takes away all that a connection, whose row is gone by now, has opened: every key of it, and its endpoint. */
export async function endOpened(
  tx: Tx,
  { userId, familyId, webhookId }: PluginConnectionRow,
  at: number,
): Promise<void> {
  for (const key of await revokeFamily(tx, userId, familyId, at)) await tellKey(tx, 'key.revoked', key, at);
  if (webhookId === null) return;
  const endpoint = await lockEndpoint(tx, webhookId);
  if (endpoint?.userId === userId) await deleteEndpoint(tx, webhookId);
}

/** Ends the plugin that a key of a family was made for, if it was made for one. */
export async function endPluginOf(tx: Tx, userId: string, familyId: string, at: number): Promise<void> {
  const gone = await deletePluginOfFamily(tx, userId, familyId);
  if (gone) await endOpened(tx, gone, at);
}

/** Drops the connections whose keys have run out, and what they had opened beside them. */
export async function endExpiredPlugins(tx: Tx, now: number): Promise<void> {
  for (const gone of await deleteExpiredPlugins(tx, now)) await endOpened(tx, gone, now);
}
