import {
  deleteOldEvents,
  listEventsAfter,
  listEventsUpTo,
  lockLogsOf,
  readLog,
  readOldestInLog,
} from '../../../db/platform/account-log.queries.ts';
import {
  countKeysInForce,
  deleteFamily,
  listKeysOf,
  liveKeyIds,
  lockOwnKey,
  noteKeyUse,
  readKeyStakes,
  readLiveKey,
  replaceKey,
} from '../../../db/platform/key.queries.ts';
import {
  readKeyData,
  readLogData,
  readPluginData,
  readWebhookData,
} from '../../../db/platform/personal-data.queries.ts';
import {
  deleteExpiredPlugins,
  deletePlugin,
  deletePluginOfFamily,
  deletePluginsOf,
  listPluginsOf,
  prolongPlugin,
} from '../../../db/platform/plugin.queries.ts';
import {
  claimDueEndpoints,
  hasDueEndpoint,
  listDeliveries,
  listEndpointsOf,
  lockEndpoint,
  lockEndpointsOf,
  pruneDeliveries,
  readDelivery,
  readHead,
  updateDelivery,
  updateEndpoint,
} from '../../../db/platform/webhook.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

const read = (world: World) => world.db.read;
const write = (run: (tx: Tx) => Promise<unknown>) => (world: World) => world.db.transact(run);

checkPlans([
  { name: 'keys, by their hash', run: (w) => readLiveKey(read(w), 'x', 0), uses: ['api_keys_hash'] },
  { name: 'keys, those that are good', run: (w) => liveKeyIds(read(w), ['x', 'y'], 0), uses: [pk('api_keys')] },
  {
    name: 'keys, of a player',
    run: (w) => listKeysOf(read(w), 'x', 0),
    uses: ['api_keys_user'],
    isInOrder: true,
  },
  { name: 'keys, in force', run: write((tx) => countKeysInForce(tx, 'x', 0)), uses: ['api_keys_user'] },
  {
    name: 'keys, an own one',
    run: write((tx) => lockOwnKey(tx, 'x', 'y', 0)),
    uses: [/api_keys_(user|pkey)|sqlite_autoindex_api_keys_1/],
  },
  { name: 'keys, one that is replaced', run: write((tx) => replaceKey(tx, 'x', 0, 1)), uses: [pk('api_keys')] },
  { name: 'keys, one that is used', run: write((tx) => noteKeyUse(tx, 'x', 0, 'y')), uses: [pk('api_keys')] },
  { name: 'keys, for the archive', run: (w) => readKeyData(read(w), 'x'), uses: ['api_keys_user'], isInOrder: true },
  {
    name: 'keys, what was staked with them',
    run: (w) => readKeyStakes(read(w), ['x'], '2026-01-05'),
    uses: [pk('api_key_days')],
  },
  { name: 'keys, of a family', run: write((tx) => deleteFamily(tx, 'x', 'y')), uses: ['api_keys_user'] },
  {
    name: 'plugins, of a player',
    run: (w) => listPluginsOf(read(w), 'x', 0),
    uses: [pk('plugin_connections')],
    isInOrder: true,
  },
  {
    name: 'plugins, one that ends',
    run: write((tx) => deletePlugin(tx, 'x', 'obs')),
    uses: [pk('plugin_connections')],
  },
  {
    name: 'plugins, one whose key ends',
    run: write((tx) => deletePluginOfFamily(tx, 'x', 'y')),
    uses: [pk('plugin_connections')],
  },
  {
    name: 'plugins, one whose key is replaced',
    run: write((tx) => prolongPlugin(tx, 'x', 'y', 1)),
    uses: [pk('plugin_connections')],
  },
  {
    name: 'plugins, all of a player',
    run: write((tx) => deletePluginsOf(tx, 'x')),
    uses: [pk('plugin_connections')],
  },
  {
    name: 'plugins, those that have run out',
    run: write((tx) => deleteExpiredPlugins(tx, 0)),
    uses: ['plugin_connections_expires'],
  },
  {
    name: 'plugins, for the archive',
    run: (w) => readPluginData(read(w), 'x'),
    uses: [pk('plugin_connections')],
    isInOrder: true,
  },
  {
    name: 'webhooks, of a player',
    run: (w) => listEndpointsOf(read(w), 'x'),
    uses: ['webhook_endpoints_user'],
  },
  {
    name: 'webhooks, of those concerned',
    run: write((tx) => lockEndpointsOf(tx, ['x', 'y'])),
    uses: ['webhook_endpoints_user'],
  },
  { name: 'webhooks, one', run: write((tx) => lockEndpoint(tx, 'x')), uses: [pk('webhook_endpoints')] },
  {
    name: 'webhooks, one that changes',
    run: write((tx) => updateEndpoint(tx, 'x', { wakeAt: 1 })),
    uses: [pk('webhook_endpoints')],
  },
  { name: 'webhooks, any that is due', run: (w) => hasDueEndpoint(read(w), 0), uses: ['webhook_endpoints_wake'] },
  {
    name: 'webhooks, those that are due',
    run: write((tx) => claimDueEndpoints(tx, 0, 1, 16)),
    uses: ['webhook_endpoints_wake'],
    isInOrder: true,
  },
  {
    name: 'webhooks, for the archive',
    run: (w) => readWebhookData(read(w), 'x'),
    uses: ['webhook_endpoints_user'],
  },
  {
    name: 'deliveries, what is sent next',
    run: (w) => readHead(read(w), 'x'),
    uses: ['webhook_deliveries_line'],
    isInOrder: true,
  },
  { name: 'deliveries, one', run: (w) => readDelivery(read(w), 'x'), uses: [pk('webhook_deliveries')] },
  {
    name: 'deliveries, one that was sent',
    run: write((tx) => updateDelivery(tx, { id: 'x', state: 'waiting' }, { tries: 1 })),
    uses: [pk('webhook_deliveries')],
  },
  {
    name: 'deliveries, the latest',
    run: (w) => listDeliveries(read(w), 'x', 100),
    uses: ['webhook_deliveries_endpoint'],
    isInOrder: true,
  },
  {
    name: 'deliveries, the oldest that is kept',
    run: write((tx) => pruneDeliveries(tx, 'x', 100)),
    uses: [/webhook_deliveries_(endpoint|line)/],
  },
  { name: 'logs, of those concerned', run: write((tx) => lockLogsOf(tx, ['x', 'y'])), uses: [pk('account_logs')] },
  { name: 'logs, one', run: (w) => readLog(read(w), 'x'), uses: [pk('account_logs')] },
  {
    name: 'events, after a number',
    run: (w) => listEventsAfter(read(w), 'x', { about: ['bet'], types: ['wager.placed'] }, 5, 20),
    uses: [pk('account_events')],
    isInOrder: true,
  },
  {
    name: 'events, the latest',
    run: (w) => listEventsUpTo(read(w), 'x', 5, 20),
    uses: [pk('account_events')],
    isInOrder: true,
  },
  {
    name: 'events, the oldest that is kept',
    run: (w) => readOldestInLog(read(w), 'x'),
    uses: [pk('account_events')],
    isInOrder: true,
  },
  {
    name: 'events, those that are too old',
    run: write((tx) => deleteOldEvents(tx, 0)),
    uses: ['account_events_noted'],
  },
  {
    name: 'events, for the archive',
    run: (w) => readLogData(read(w), 'x'),
    uses: [pk('account_logs'), pk('account_events')],
    isInOrder: true,
  },
]);
