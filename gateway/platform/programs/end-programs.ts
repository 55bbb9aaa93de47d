import { PLUGIN_TERMS } from '../../../domain/platform/plugin.ts';
import type { PlantedThing } from '../../../domain/shared/planted.ts';
import { revokeKeysOf } from '../../../db/platform/key.queries.ts';
import {
  deleteGrantsOf,
  listApplicationsOf,
  lockOwnApplication,
  readApplicationName,
} from '../../../db/platform/oauth.queries.ts';
import { deletePluginsOf, listPluginsOf } from '../../../db/platform/plugin.queries.ts';
import { deleteEndpointsOf, listEndpointsOf } from '../../../db/platform/webhook.queries.ts';
import type { ApiKeyRow } from '../../../db/platform/key.table.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';
import { endGiven } from '../applications/end-grant.ts';
import { tellKey } from './end-plugin.ts';
import { renewSecret } from '../applications/manage-applications.ts';

const isOverlay = ({ scopes }: ApiKeyRow): boolean => scopes.every((scope) => scope.startsWith('overlay:'));

/** Keys, those of overlays and plugins among them: sockets are closed by what is told. */
async function endKeys({ tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const plugins = await listPluginsOf(tx, user.id, at);
  await deletePluginsOf(tx, user.id);
  const keys = await revokeKeysOf(tx, user.id, at);
  for (const key of keys) await tellKey(tx, 'key.revoked', key, at);
  const ofPlugins = new Set(plugins.map(({ familyId }) => familyId));
  return [
    ...plugins.map(({ plugin, connectedAt }): PlantedThing => {
      return { kind: 'plugin', name: PLUGIN_TERMS[plugin].name, madeAt: connectedAt, end: 'ended' };
    }),
    ...keys
      .filter(({ familyId }) => !ofPlugins.has(familyId))
      .map((key): PlantedThing => {
        return { kind: isOverlay(key) ? 'overlay' : 'api-key', name: key.name, madeAt: key.createdAt, end: 'ended' };
      }),
  ];
}

/** What the player lets applications do, with every code and token of it; each application is told once. */
async function endGrants({ tx, user, at }: Resetting): Promise<PlantedThing[]> {
  const grants = await deleteGrantsOf(tx, user.id);
  await endGiven(tx, grants, at);
  const since = new Map<string, number>();
  for (const { applicationId, createdAt } of grants)
    since.set(applicationId, Math.min(createdAt, since.get(applicationId) ?? createdAt));
  return Promise.all(
    [...since].map(async ([id, madeAt]): Promise<PlantedThing> => {
      return { kind: 'application', name: await readApplicationName(tx, id), madeAt, end: 'ended' };
    }),
  );
}

/**
 * The secrets of the own applications: whoever has seen one could act for other players with it. A secret that nobody
 * has seen takes its place until the owner makes another; what players have let the application do goes on.
 */
async function endSecrets({ deps, tx, user }: Resetting): Promise<PlantedThing[]> {
  const things: PlantedThing[] = [];
  for (const { id } of await listApplicationsOf(tx, user.id)) {
    const application = await lockOwnApplication(tx, user.id, id);
    if (!application) continue;
    const { name, createdAt, secret } = application;
    things.push({ kind: 'own-application', name, madeAt: createdAt, end: secret === null ? 'kept' : 'ended' });
    if (secret !== null) await renewSecret(deps, tx, application);
  }
  return things;
}

async function endWebhooks({ tx, user }: Resetting): Promise<PlantedThing[]> {
  const endpoints = await listEndpointsOf(tx, user.id);
  await deleteEndpointsOf(tx, user.id);
  return endpoints.map(({ url, createdAt }) => ({ kind: 'webhook', name: url, madeAt: createdAt, end: 'ended' }));
}

/** Ends whatever acts for an account, or is told things of it, without its password. */
export const endPrograms = async (resetting: Resetting): Promise<PlantedThing[]> => [
  ...(await endKeys(resetting)),
  ...(await endGrants(resetting)),
  ...(await endSecrets(resetting)),
  ...(await endWebhooks(resetting)),
];
