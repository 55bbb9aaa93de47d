import { hash } from 'node:crypto';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import {
  countOtherPushes,
  deleteOwnPush,
  hasPush,
  putPushSubscription,
} from '../../db/notifications/push-subscription.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { seal } from '../kernel/sealed.ts';
import { endpointOf } from '../kernel/http/outgoing.ts';
import { lockSignedIn } from '../security/index.ts';
import type { PushTarget } from '../kernel/push-sender.ts';

/** As many browsers as anybody uses. */
const BROWSERS_MAX = 20;
const REGISTRATIONS_PER_HOUR = 30;

const hashOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/** A key of that many bytes in base64url. */
const isKey = (text: string, bytes: number): boolean =>
  /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

export interface RegisterPushInput {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Agrees that this browser is woken with the caller's notifications until the caller signs out there.
 * @throws Refused PUSH_OFF, BAD_INPUT at its field, LIMIT_EXCEEDED, RATE_LIMITED
 */
export async function registerPush(deps: Deps, actor: Actor, input: RegisterPushInput): Promise<void> {
  const { userId, sessionId } = actor;
  if (deps.push === null) throw new Refused('PUSH_OFF');
  const url = endpointOf(input.endpoint);
  if (url === null) throw new Refused('BAD_INPUT', { field: 'endpoint' });
  if (!isKey(input.p256dh, 65)) throw new Refused('BAD_INPUT', { field: 'p256dh' });
  if (!isKey(input.auth, 16)) throw new Refused('BAD_INPUT', { field: 'auth' });
  const at = deps.now();
  const { count, endsAt } = await deps.db.transact((tx) => chargeRateLimit(tx, `push:${userId}`, at, HOUR));
  if (count > REGISTRATIONS_PER_HOUR)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1_000) } });
  const target: PushTarget = { endpoint: url.href, keys: { p256dh: input.p256dh, auth: input.auth } };
  const endpointHash = hashOf(url.href);
  const row = { userId, sessionId, endpointHash, sealed: seal(deps, JSON.stringify(target)), createdAt: at };
  await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    if ((await countOtherPushes(tx, userId, endpointHash)) >= BROWSERS_MAX)
      throw new Refused('LIMIT_EXCEEDED', { data: { max: BROWSERS_MAX } });
    await putPushSubscription(tx, { id: deps.newId(), ...row });
  });
}

/** Lets this browser sleep. */
export async function unregisterPush(deps: Deps, { userId }: Actor, endpoint: string): Promise<void> {
  const url = endpointOf(endpoint);
  if (url) await deps.db.transact((tx) => deleteOwnPush(tx, userId, hashOf(url.href)));
}

/** Whether the browser of that endpoint is woken for the caller. */
export async function isPushRegistered(deps: Deps, { userId }: Actor, endpoint: string): Promise<boolean> {
  const url = endpointOf(endpoint);
  return url !== null && hasPush(deps.db.read, userId, hashOf(url.href));
}
