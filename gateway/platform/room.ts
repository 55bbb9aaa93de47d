import { EVENTS_KEPT } from '../../domain/platform/account-log.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import { deleteLogOf, deleteOldEvents } from '../../db/platform/account-log.queries.ts';
import { deleteExpiredKeys, deleteOldKeyDays } from '../../db/platform/key.queries.ts';
import { deleteExpiredTokens, readApplicationData, readGrantData } from '../../db/platform/oauth.queries.ts';
import { deleteEndpointsOf } from '../../db/platform/webhook.queries.ts';
import { readKeyData, readLogData, readPluginData, readWebhookData } from '../../db/platform/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { applicationLogoRoutes } from './application-logo.rest.ts';
import { ApplicationResolver } from './application.resolver.ts';
import { chargeKeyStake } from './charge-key-stake.ts';
import { endExpiredGrants } from './end-grant.ts';
import { endExpiredPlugins } from './end-plugin.ts';
import { endPrograms } from './end-programs.ts';
import { EventResolver } from './event.resolver.ts';
import { KeyResolver } from './key.resolver.ts';
import { endApplicationsOf } from './manage-applications.ts';
import { revokeKeysOf } from './manage-keys.ts';
import { noteWebhooks } from './note-webhooks.ts';
import { oauthFiles } from './oauth.files.ts';
import { openApiRoutes } from './openapi.rest.ts';
import { NodeResolver } from './node.resolver.ts';
import { PluginResolver } from './plugin.resolver.ts';
import { RateLimitResolver } from './rate-limit.resolver.ts';
import { platformRefusals } from './refusals.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { WebhookResolver } from './webhook.resolver.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    'application-logo': unknown;
  }
}

export const platform: Room = {
  name: 'platform',
  refusals: platformRefusals,
  resolvers: [
    ApplicationResolver,
    EventResolver,
    KeyResolver,
    NodeResolver,
    PluginResolver,
    RateLimitResolver,
    WebhookResolver,
  ],
  routes: [...openApiRoutes, ...applicationLogoRoutes],
  uploads: { 'application-logo': 'public, erased' },
  files: oauthFiles,
  subscribers: [noteWebhooks],
  lines: { webhooks: sendWebhooks },
  provides: { chargeKeyStake },
  // A day that is over by this clock may not be by that of another gateway.
  expires: [
    endExpiredPlugins,
    deleteExpiredKeys,
    endExpiredGrants,
    deleteExpiredTokens,
    (tx, now) => deleteOldKeyDays(tx, utcDay(now - 2 * DAY)),
    (tx, now) => deleteOldEvents(tx, now - EVENTS_KEPT),
  ],
  personalData: {
    tables: {
      account_logs: 'exported, erased',
      api_keys: 'exported, erased',
      oauth_applications: 'exported, erased',
      oauth_grants: 'exported, erased',
      plugin_connections: 'exported, erased',
      webhook_endpoints: 'exported, erased',
    },
    read: async (reader, userId) => ({
      applications: await readApplicationData(reader, userId),
      connectedApplications: await readGrantData(reader, userId),
      apiKeys: await readKeyData(reader, userId),
      plugins: await readPluginData(reader, userId),
      webhooks: await readWebhookData(reader, userId),
      eventLog: await readLogData(reader, userId),
    }),
    async erase({ deps, tx, user }) {
      await revokeKeysOf(deps, tx, user.id);
      await endApplicationsOf(deps, tx, user.id);
      // In the order in which an event is noted.
      await deleteLogOf(tx, user.id);
      await deleteEndpointsOf(tx, user.id);
    },
  },
  planted: {
    tables: {
      api_keys: 'ended',
      oauth_applications: 'ended',
      oauth_grants: 'ended',
      oauth_tokens: 'ended',
      plugin_connections: 'ended',
      webhook_endpoints: 'ended',
      webhook_deliveries: 'ended',
    },
    end: endPrograms,
  },
};
