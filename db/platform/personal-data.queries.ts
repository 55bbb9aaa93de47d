import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { accountEvents, accountLogs } from './account-log.table.ts';
import { apiKeys } from './key.table.ts';
import { pluginConnections } from './plugin.table.ts';
import { webhookEndpoints } from './webhook.table.ts';

/** The keys of a player without what opens anything, for the player's own archive. */
export const readKeyData = (reader: Reader, userId: string) =>
  reader
    .select({
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      dailyStakeCents: apiKeys.dailyStakeCents,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      lastUsedAddress: apiKeys.lastUsedAddress,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.id));

/** The webhooks of a player without their secrets. */
export const readWebhookData = (reader: Reader, userId: string) =>
  reader
    .select({
      url: webhookEndpoints.url,
      types: webhookEndpoints.types,
      version: webhookEndpoints.version,
      createdAt: webhookEndpoints.createdAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.id));

/** What a player has connected. */
export const readPluginData = (reader: Reader, userId: string) =>
  reader
    .select({
      plugin: pluginConnections.plugin,
      connectedAt: pluginConnections.connectedAt,
      expiresAt: pluginConnections.expiresAt,
    })
    .from(pluginConnections)
    .where(eq(pluginConnections.userId, userId))
    .orderBy(asc(pluginConnections.plugin));

/** Since when a player has a log, and what it holds, the oldest first; null without one. */
export async function readLogData(reader: Reader, userId: string) {
  const [log] = await reader
    .select({ since: accountLogs.since })
    .from(accountLogs)
    .where(eq(accountLogs.userId, userId));
  const events = await reader
    .select({ at: accountEvents.at, type: accountEvents.type, body: accountEvents.body })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.seq));
  return log ? { ...log, events } : null;
}
