import { setTimeout } from 'node:timers/promises';
import {
  ANSWER_KEPT,
  DELIVERIES_KEPT,
  SWITCHED_OFF_AFTER,
  type TryStatus,
  isGone,
  isTaken,
  nextTryAt,
} from '../../../domain/platform/webhook.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  claimDueEndpoints,
  hasDueEndpoint,
  lockEndpoint,
  pruneDeliveries,
  readHead,
  updateDelivery,
  updateEndpoint,
} from '../../../db/platform/webhook.queries.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from '../../../db/platform/webhook.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endpointOf } from '../../kernel/http/outgoing.ts';
import { signedHeaders } from './sign-webhook.ts';

/** Endpoints that one gateway is at together. */
const AT_ONCE = 16;
/** While some are slow to answer, it is looked for others so often. */
const LOOK_MS = SECOND / 2;
/** So many at the most before the gateway asks itself whether it is to stop. */
const TURN_MAX = 1_000;
/** Longer than a try may take. */
const LEASE_MS = MINUTE;

/** What came of a try. */
export interface Tried {
  readonly status: TryStatus;
  /** The answer, or why there is none; cut. */
  readonly answer: string;
}

/** Sends a delivery once, whatever it is for. */
export async function tryOnce(
  deps: Deps,
  endpoint: WebhookEndpointRow,
  delivery: Pick<WebhookDeliveryRow, 'id' | 'body'>,
  more: Readonly<Record<string, string>> = {},
): Promise<Tried> {
  try {
    const url = endpointOf(endpoint.url);
    if (url === null) return { status: null, answer: 'the endpoint is not of the open internet' };
    const signed = signedHeaders(deps, endpoint, delivery);
    if (signed === null)
      return { status: null, answer: 'the secret of the endpoint cannot be read any more: replace it' };
    const { status, text } = await deps.outgoing(url, { headers: { ...signed, ...more }, body: delivery.body });
    // A NUL can be stored by no database of ours.
    return { status, answer: text.replaceAll('\0', '').slice(0, ANSWER_KEPT) };
  } catch (cause) {
    return { status: null, answer: cause instanceof Error ? cause.message.slice(0, ANSWER_KEPT) : 'no answer' };
  }
}

/**
 * Sends what waits: the oldest of each endpoint, in its order, by one gateway at a time. A place that is free is given to
 * the next at once, so that who answers slowly holds up nobody else. Answers how many were tried.
 */
export async function sendWebhooks(deps: Deps): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const faults: unknown[] = [];
  let tried = 0;
  do {
    const ids = tried < TURN_MAX ? await claimDue(deps, AT_ONCE - underWay.size) : [];
    for (const id of ids) {
      const one = sendHead(deps, id)
        .catch((fault: unknown) => void faults.push(fault))
        .finally(() => underWay.delete(one));
      underWay.add(one);
    }
    tried += ids.length;
    if (underWay.size > 0) await Promise.race([...underWay, setTimeout(LOOK_MS, undefined, { ref: false })]);
  } while (underWay.size > 0);
  if (faults.length > 0) throw faults[0];
  return tried;
}

async function claimDue({ db, now }: Deps, most: number): Promise<string[]> {
  if (most === 0 || !(await hasDueEndpoint(db.read, now()))) return [];
  return db.transact((tx) => claimDueEndpoints(tx, now(), now() + LEASE_MS, most));
}

async function sendHead(deps: Deps, endpointId: string): Promise<void> {
  const { db } = deps;
  const found = await db.transact(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    const head = await readHead(tx, endpointId);
    if (!endpoint) return null;
    if (head && endpoint.switchedOffAt === null) return { endpoint, head };
    await updateEndpoint(tx, endpointId, { wakeAt: null });
    return null;
  });
  if (!found) return;
  const { endpoint, head } = found;
  // Asked for anew each time: a player who may not sign in any more is told nothing.
  const owner = await readUser(db.read, endpoint.userId);
  const tried = owner?.status === 'active' ? await tryOnce(deps, endpoint, head) : null;
  await db.transact((tx) => noteTry(deps, tx, endpoint.url, head, tried));
}

/**
 * Writes down what came of a try, and when the next one is; null for what may not be sent any more.
 * @param url what was called: what it answered says nothing of another address that the endpoint has meanwhile
 */
async function noteTry(deps: Deps, tx: Tx, url: string, head: WebhookDeliveryRow, tried: Tried | null): Promise<void> {
  const at = deps.now();
  const endpoint = await lockEndpoint(tx, head.endpointId);
  if (!endpoint) return;
  const tries = head.tries + 1;
  if (tried === null) {
    await updateDelivery(tx, head, { state: 'dropped', lastTriedAt: at });
    await pruneDeliveries(tx, endpoint.id, DELIVERIES_KEPT);
    return updateEndpoint(tx, endpoint.id, { wakeAt: at });
  }
  const { status, answer } = tried;
  const told = { tries, lastTriedAt: at, status, answer };
  if (isTaken(status)) {
    await updateDelivery(tx, head, { ...told, state: 'delivered' });
    await pruneDeliveries(tx, endpoint.id, DELIVERIES_KEPT);
    // Whoever finds nothing more lets it rest.
    return updateEndpoint(tx, endpoint.id, { wakeAt: at, failingSince: null });
  }
  if (endpoint.url !== url) {
    await updateDelivery(tx, head, told);
    return updateEndpoint(tx, endpoint.id, { wakeAt: at });
  }
  const failingSince = endpoint.failingSince ?? at;
  const next = nextTryAt(tries, status, head.createdAt, at);
  await updateDelivery(tx, head, { ...told, ...(next === null && { state: 'dead' as const }) });
  await pruneDeliveries(tx, endpoint.id, DELIVERIES_KEPT);
  const isOff = isGone(status) || at - failingSince >= SWITCHED_OFF_AFTER;
  if (!isOff) return updateEndpoint(tx, endpoint.id, { wakeAt: next ?? at, failingSince });
  await updateEndpoint(tx, endpoint.id, { wakeAt: null, failingSince, switchedOffAt: at });
  const { id: entityId, userId } = endpoint;
  const data = { userId, host: new URL(url).hostname };
  await appendEvent(tx, { type: 'webhook.switched-off', entity: 'webhook', entityId, concerns: [userId], data, at });
}
