import { EVENTS_KEPT } from '../../domain/platform/account-log.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import { platformNotices } from '../../domain/platform/notices.ts';
import { deleteLogOf, deleteOldEvents, readLogData } from '../../db/platform/account-log.queries.ts';
import { accountLogs } from '../../db/platform/account-log.table.ts';
import { apiKeys } from '../../db/platform/key.table.ts';
import { oauthApplications, oauthGrants } from '../../db/platform/oauth.table.ts';
import { pluginConnections } from '../../db/platform/plugin.table.ts';
import { webhookEndpoints } from '../../db/platform/webhook.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { deleteEndedKeys, deleteOldKeyDays } from '../../db/platform/key.queries.ts';
import { deleteExpiredTokens } from '../../db/platform/oauth.queries.ts';
import { deleteEndpointsOf } from '../../db/platform/webhook.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { applicationLogoRoutes } from './applications/application-logo.rest.ts';
import { ApplicationResolver } from './applications/application.resolver.ts';
import { chargeKeyStake } from './limits/charge-key-stake.ts';
import { endExpiredGrants } from './applications/end-grant.ts';
import { endExpiredPlugins } from './programs/end-plugin.ts';
import { endPrograms } from './programs/end-programs.ts';
import { EventResolver } from './event.resolver.ts';
import { KeyResolver } from './programs/key.resolver.ts';
import { endApplicationsOf } from './applications/manage-applications.ts';
import { dropKeysOf } from './programs/manage-keys.ts';
import { noteWebhooks } from './webhooks/note-webhooks.ts';
import { oauthFiles } from './applications/oauth.files.ts';
import { openApiRoutes } from './openapi.rest.ts';
import { NodeResolver } from './node.resolver.ts';
import { PluginResolver } from './programs/plugin.resolver.ts';
import { RateLimitResolver } from './limits/rate-limit.resolver.ts';
import { platformRefusals } from './refusals.ts';
import { TermsResolver } from './terms/terms.resolver.ts';
import { sendWebhooks } from './webhooks/send-webhooks.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';

const GIVEN_BACK = 'erased: each ends, and what acts by it hears of it';
const NOTED = 'erased: in the order in which an event is noted';

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
    TermsResolver,
    WebhookResolver,
  ],
  routes: [...openApiRoutes, ...applicationLogoRoutes],
  uploads: { 'application-logo': 'public, erased' },
  files: oauthFiles,
  subscribers: [noteWebhooks],
  notices: platformNotices,
  lines: { webhooks: sendWebhooks },
  provides: { chargeKeyStake },
  // A day that is over by this clock may not be by that of another gateway.
  expires: [
    endExpiredPlugins,
    deleteEndedKeys,
    endExpiredGrants,
    deleteExpiredTokens,
    (tx, now) => deleteOldKeyDays(tx, utcDay(now - 2 * DAY)),
    (tx, now) => deleteOldEvents(tx, now - EVENTS_KEPT),
  ],
  personalData: {
    tables: [
      personal(oauthApplications, {
        fates: { userId: GIVEN_BACK },
        archive: { applications: { shows: ['name', 'description', 'redirects', 'createdAt'], order: ['id'] } },
      }),
      personal(oauthGrants, {
        fates: { userId: GIVEN_BACK },
        archive: {
          connectedApplications: {
            shows: ({ scopes, dailyStakeCents, createdAt, expiresAt, lastUsedAt, lastUsedAddress }) => ({
              application: oauthApplications.name,
              scopes,
              dailyStakeCents,
              createdAt,
              expiresAt,
              lastUsedAt,
              lastUsedAddress,
            }),
            joins: [[oauthApplications, oauthApplications.id, oauthGrants.applicationId]],
            order: ['applicationId', 'id'],
          },
        },
      }),
      personal(apiKeys, {
        fates: { userId: GIVEN_BACK },
        archive: {
          apiKeys: {
            shows: [
              'name',
              'scopes',
              'dailyStakeCents',
              'createdAt',
              'expiresAt',
              'revokedAt',
              'lastUsedAt',
              'lastUsedAddress',
            ],
            order: ['id'],
          },
        },
      }),
      personal(pluginConnections, {
        fates: { userId: 'erased: with its key' },
        archive: { plugins: { shows: ['plugin', 'connectedAt', 'expiresAt'], order: ['plugin'] } },
      }),
      personal(webhookEndpoints, {
        fates: { userId: NOTED },
        archive: { webhooks: { shows: ['url', 'types', 'version', 'createdAt'], order: ['id'] } },
      }),
      personal(accountLogs, { fates: { userId: NOTED }, archive: { eventLog: readLogData } }),
    ],
    async erase({ deps, tx, user }) {
      await dropKeysOf(deps, tx, user.id);
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
