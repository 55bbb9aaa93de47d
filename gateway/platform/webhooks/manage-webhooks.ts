import type { WebhookEvent } from '../../../domain/platform/platform-events.ts';
import { webhookTerms } from '../../../domain/platform/platform.schemas.ts';
import {
  DELIVERIES_KEPT,
  PAYLOAD_VERSION,
  SECRET_OVERLAP,
  TEST_TYPE,
  WEBHOOKS_MAX,
  bodyOf,
  isTaken,
} from '../../../domain/platform/webhook.ts';
import type { WebhookType } from '../../../domain/shared/told.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { withScheme } from '../../../domain/shared/web-link.ts';
import type { Database, Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { beginLog } from '../../../db/platform/account-log.queries.ts';
import {
  deleteEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpointsOf,
  lockEndpoint,
  pruneDeliveries,
  readDelivery,
  updateDelivery,
  updateEndpoint,
} from '../../../db/platform/webhook.queries.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../../../db/platform/webhook.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { faultOfEndpoint } from '../../kernel/http/outgoing.ts';
import { readInput } from '../../kernel/read-input.ts';
import { seal } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';
import { type Tried, tryOnce } from './send-webhooks.ts';
import { newSecret } from './sign-webhook.ts';

export interface WebhookTerms {
  readonly url: string;
  readonly types: readonly WebhookType[];
}

/** An endpoint, and the only sight of what it is signed with. */
export interface MadeWebhook {
  readonly webhook: WebhookEndpointRow;
  readonly secret: string;
}

/** Tries that somebody asks for within a minute. */
const TRIES_MAX = 10;
/** Tries under way in one gateway, one of each account: a call that waits for a slow receiver takes the place of another. */
const TRIES_AT_ONCE = 4;
/** Longer than a try may take, in seconds. */
const TRY_SECONDS = 10;
/** Whose tries are under way. */
const trying = new WeakMap<Database, Set<string>>();

export const readOwnWebhooks = ({ db }: Deps, { userId }: Actor): Promise<WebhookEndpointRow[]> =>
  listEndpointsOf(db.read, userId);

/** @throws Refused BAD_INPUT, ADDRESS_NOT_PUBLIC */
export function readTerms(given: WebhookTerms): WebhookTerms {
  const { url, types } = readInput(webhookTerms, { url: given.url, types: [...given.types] });
  const address = withScheme(url);
  const fault = faultOfEndpoint(address);
  if (fault !== null) throw new Refused('ADDRESS_NOT_PUBLIC', { field: 'url', data: { fault } });
  return { url: new URL(address).href, types: [...new Set(types)] };
}

/**
 * Has an address told from now on what happens to the caller (CR-20). The secret is answered this once.
 * @throws Refused BAD_INPUT, ADDRESS_NOT_PUBLIC, LIMIT_EXCEEDED
 */
export async function addWebhook(deps: Deps, actor: Actor, given: WebhookTerms): Promise<MadeWebhook> {
  const terms = readTerms(given);
  return deps.db.transact(async (tx) => {
    const { id } = await lockSignedIn(tx, actor);
    return makeWebhook(deps, tx, id, terms);
  });
}

/** For an account that is locked. @throws Refused LIMIT_EXCEEDED */
export async function makeWebhook(deps: Deps, tx: Tx, userId: string, terms: WebhookTerms): Promise<MadeWebhook> {
  if ((await listEndpointsOf(tx, userId)).length >= WEBHOOKS_MAX)
    throw new Refused('LIMIT_EXCEEDED', { data: { max: WEBHOOKS_MAX } });
  const at = deps.now();
  const secret = newSecret(deps);
  const webhook: WebhookEndpointRow = {
    ...terms,
    version: PAYLOAD_VERSION,
    id: deps.newId(),
    userId,
    secret: seal(deps, secret),
    earlierSecret: null,
    earlierUntil: null,
    lastSeq: 0,
    wakeAt: null,
    failingSince: null,
    switchedOffAt: null,
    createdAt: at,
  };
  await insertEndpoint(tx, webhook);
  await beginLog(tx, userId, at);
  await tellOwner(tx, 'webhook.added', webhook, at);
  return { webhook, secret };
}

/** The owner hears of each address that is told what happens: nobody listens unnoticed. */
const tellOwner = (tx: Tx, type: WebhookEvent, { id, userId, url }: WebhookEndpointRow, at: number): Promise<void> =>
  appendEvent(tx, {
    type,
    entity: 'webhook',
    entityId: id,
    concerns: [userId],
    data: { userId, host: new URL(url).hostname },
    at,
  });

/** Changes what an own endpoint is told, and where; one that was switched off is on again. @throws Refused NOT_FOUND, BAD_INPUT, ADDRESS_NOT_PUBLIC */
export async function changeWebhook(
  deps: Deps,
  actor: Actor,
  id: string,
  given: WebhookTerms,
): Promise<WebhookEndpointRow> {
  const terms = readTerms(given);
  return deps.db.transact(async (tx) => {
    const earlier = await lockOwn(tx, actor, id);
    const at = deps.now();
    const on = {
      ...terms,
      switchedOffAt: null,
      failingSince: null,
      wakeAt: at,
    };
    await updateEndpoint(tx, id, on);
    const webhook = { ...earlier, ...on };
    if (webhook.url !== earlier.url) await tellOwner(tx, 'webhook.moved', webhook, at);
    return webhook;
  });
}

/** Ends an own endpoint and forgets what it was told. @throws Refused NOT_FOUND */
export async function removeWebhook(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockOwn(tx, actor, id);
    await deleteEndpoint(tx, id);
  });
}

/** Another secret, beside which the earlier one signs for a day. @throws Refused NOT_FOUND */
export async function rotateWebhookSecret(deps: Deps, actor: Actor, id: string): Promise<MadeWebhook> {
  return deps.db.transact(async (tx) => {
    const earlier = await lockOwn(tx, actor, id);
    const secret = newSecret(deps);
    const change = {
      secret: seal(deps, secret),
      earlierSecret: earlier.secret,
      earlierUntil: deps.now() + SECRET_OVERLAP,
    };
    await updateEndpoint(tx, id, change);
    return { webhook: { ...earlier, ...change }, secret };
  });
}

/** The latest deliveries of an own endpoint. @throws Refused NOT_FOUND */
export async function readWebhookDeliveries(deps: Deps, { userId }: Actor, id: string): Promise<WebhookDeliveryRow[]> {
  const own = (await listEndpointsOf(deps.db.read, userId)).some((endpoint) => endpoint.id === id);
  if (!own) throw new Refused('NOT_FOUND');
  return listDeliveries(deps.db.read, id, DELIVERIES_KEPT);
}

/** Sends an own endpoint a test at once; one that takes it gets at once what waits. @throws Refused NOT_FOUND, RATE_LIMITED */
export async function testWebhook(deps: Deps, actor: Actor, id: string): Promise<WebhookDeliveryRow> {
  const endpoint = await findOwn(deps, actor, id);
  const at = deps.now();
  const delivery: WebhookDeliveryRow = {
    id: deps.newId(),
    endpointId: id,
    seq: 0,
    logSeq: null,
    type: TEST_TYPE,
    body: bodyOf({ as: TEST_TYPE, version: PAYLOAD_VERSION }, { seq: 0 }, at, {}),
    state: 'dead',
    isTest: true,
    tries: 1,
    lastTriedAt: at,
    status: null,
    answer: null,
    createdAt: at,
  };
  const tried = await tryFor(deps, actor, endpoint, delivery);
  const row: WebhookDeliveryRow = { ...delivery, ...tried, state: isTaken(tried.status) ? 'delivered' : 'dead' };
  await deps.db.transact(async (tx) => {
    const { switchedOffAt } = await lockOwn(tx, actor, id);
    await insertDelivery(tx, row);
    await pruneDeliveries(tx, id, DELIVERIES_KEPT);
    if (row.state === 'delivered' && switchedOffAt === null)
      await updateEndpoint(tx, id, { failingSince: null, wakeAt: deps.now() });
  });
  return row;
}

/**
 * Sends once more what is done or dead, under the same id and with a header that says so; nothing waits for it.
 * @throws Refused NOT_FOUND, DELIVERY_WAITS, RATE_LIMITED
 */
export async function replayDelivery(deps: Deps, actor: Actor, id: string): Promise<WebhookDeliveryRow> {
  const delivery = await readDelivery(deps.db.read, id);
  if (!delivery) throw new Refused('NOT_FOUND');
  const endpoint = await findOwn(deps, actor, delivery.endpointId);
  if (delivery.state === 'waiting') throw new Refused('DELIVERY_WAITS');
  const { status, answer } = await tryFor(deps, actor, endpoint, delivery, { 'webhook-replay': 'true' });
  const change = {
    status,
    answer,
    tries: delivery.tries + 1,
    lastTriedAt: deps.now(),
    ...(isTaken(status) && { state: 'delivered' as const }),
  };
  await deps.db.transact((tx) => updateDelivery(tx, delivery, change));
  return { ...delivery, ...change };
}

/** Sends what somebody waits for. @throws Refused RATE_LIMITED */
async function tryFor(
  deps: Deps,
  { userId }: Actor,
  endpoint: WebhookEndpointRow,
  delivery: WebhookDeliveryRow,
  more: Readonly<Record<string, string>> = {},
): Promise<Tried> {
  const busy = trying.get(deps.db) ?? new Set();
  trying.set(deps.db, busy);
  if (busy.has(userId) || busy.size >= TRIES_AT_ONCE)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: TRY_SECONDS } });
  busy.add(userId);
  try {
    await chargeAttempt(deps, `webhook-try:account:${userId}`, TRIES_MAX, MINUTE);
    return await tryOnce(deps, endpoint, delivery, more);
  } finally {
    busy.delete(userId);
  }
}

async function findOwn(deps: Deps, { userId }: Actor, id: string): Promise<WebhookEndpointRow> {
  const endpoint = (await listEndpointsOf(deps.db.read, userId)).find((one) => one.id === id);
  if (!endpoint) throw new Refused('NOT_FOUND');
  return endpoint;
}

async function lockOwn(tx: Tx, { userId }: Actor, id: string): Promise<WebhookEndpointRow> {
  const endpoint = await lockEndpoint(tx, id);
  if (endpoint?.userId !== userId) throw new Refused('NOT_FOUND');
  return endpoint;
}
