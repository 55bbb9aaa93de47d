import { PLUGINS, PLUGIN_LIFE_DAYS, PLUGIN_TERMS, type Plugin } from '../../../domain/platform/plugin.ts';
import { type ApiScope, scopesIn } from '../../../domain/platform/scopes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listKeysOf } from '../../../db/platform/key.queries.ts';
import { deletePlugin, insertPlugin, listPluginsOf } from '../../../db/platform/plugin.queries.ts';
import type { PluginConnectionRow } from '../../../db/platform/plugin.table.ts';
import { listEndpointsOf } from '../../../db/platform/webhook.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endOpened } from './end-plugin.ts';
import { type OwnerProof, asOwner, makeNewKey } from './manage-keys.ts';
import { makeWebhook, readTerms } from '../webhooks/manage-webhooks.ts';

/** A plugin of the marketplace as its owner has it: connected or not. */
export interface OwnPlugin {
  readonly plugin: Plugin;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly postsResults: boolean;
  /** Null while it is not connected, as are the others then. */
  readonly connectedAt: number | null;
  readonly expiresAt: number | null;
  /** When its key was last used; null before. */
  readonly lastHeardAt: number | null;
  /** Null without an address of its own, and once its owner has taken that away. */
  readonly webhookUrl: string | null;
}

/** A plugin that was just connected, and the only sight of what it needs to be told. */
export interface MadePlugin {
  readonly plugin: OwnPlugin;
  readonly secret: string;
  readonly webhookSecret: string | null;
}

/** All plugins, in the order of the marketplace, with what the caller has connected (CR-21). */
export const readOwnPlugins = (deps: Deps, { userId }: Actor): Promise<OwnPlugin[]> =>
  readPlugins(deps.db.read, userId, deps.now());

async function readPlugins(reader: Reader, userId: string, now: number): Promise<OwnPlugin[]> {
  const rows = await listPluginsOf(reader, userId, now);
  const [keys, webhooks] =
    rows.length === 0 ? [[], []] : [await listKeysOf(reader, userId, now), await listEndpointsOf(reader, userId)];
  return PLUGINS.map((plugin) => {
    const row = rows.find((one) => one.plugin === plugin);
    const uses = keys.flatMap(({ familyId, lastUsedAt }) =>
      familyId === row?.familyId && lastUsedAt !== null ? [lastUsedAt] : [],
    );
    const { name, scopes, tells } = PLUGIN_TERMS[plugin];
    return {
      plugin,
      name,
      scopes: scopesIn(scopes),
      postsResults: tells.length > 0,
      connectedAt: row?.connectedAt ?? null,
      expiresAt: row?.expiresAt ?? null,
      lastHeardAt: uses.length === 0 ? null : Math.max(...uses),
      webhookUrl: webhooks.find(({ id }) => id === row?.webhookId)?.url ?? null,
    };
  });
}

/**
 * Connects a plugin (CR-21): makes its key, and its endpoint where an address is given. Both are answered this once.
 * @throws Refused BAD_INPUT, ADDRESS_NOT_PUBLIC, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, PLUGIN_CONNECTED,
 * LIMIT_EXCEEDED, RATE_LIMITED
 */
export async function connectPlugin(
  deps: Deps,
  actor: Actor,
  { plugin, url }: { readonly plugin: Plugin; readonly url: string | null },
  owner: OwnerProof,
): Promise<MadePlugin> {
  const { name, scopes, tells } = PLUGIN_TERMS[plugin];
  if (url !== null && tells.length === 0) throw new Refused('BAD_INPUT', { field: 'url' });
  const address = url === null ? null : readTerms({ url, types: tells });
  return asOwner(deps, actor, owner, async (tx, user, at) => {
    // The account is locked: of two at once the second sees what the first has made.
    if ((await listPluginsOf(tx, user.id, at)).some((one) => one.plugin === plugin))
      throw new Refused('PLUGIN_CONNECTED');
    const past = await deletePlugin(tx, user.id, plugin);
    if (past) await endOpened(tx, past, at);
    const terms = { name, scopes, lifeDays: PLUGIN_LIFE_DAYS, dailyStakeCents: 0 };
    const { key, secret } = await makeNewKey(deps, tx, user, terms, at);
    const added = address && (await makeWebhook(deps, tx, user.id, address));
    const row: PluginConnectionRow = {
      userId: user.id,
      plugin,
      familyId: key.familyId,
      webhookId: added?.webhook.id ?? null,
      connectedAt: at,
      expiresAt: key.expiresAt,
    };
    await insertPlugin(tx, row);
    return { plugin: await onlyOne(tx, row, at), secret, webhookSecret: added?.secret ?? null };
  });
}

/** Disconnects a plugin: its keys and its endpoint end at once, in every gateway. @throws Refused NOT_FOUND */
export async function disconnectPlugin(deps: Deps, { userId }: Actor, plugin: Plugin): Promise<void> {
  await deps.db.transact(async (tx) => {
    const gone = await deletePlugin(tx, userId, plugin);
    if (!gone) throw new Refused('NOT_FOUND');
    await endOpened(tx, gone, deps.now());
  });
}

async function onlyOne(reader: Reader, { userId, plugin }: PluginConnectionRow, now: number): Promise<OwnPlugin> {
  const found = (await readPlugins(reader, userId, now)).find((one) => one.plugin === plugin);
  if (!found) throw new Error('a plugin that was just connected is not there');
  return found;
}
