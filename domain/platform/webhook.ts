import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import type { PayloadData, ToldRule, WebhookType } from '../shared/told.ts';

/** What it is sent beside those: a try, asked for by its owner. */
export const TEST_TYPE = 'webhook.test';

/** As the owner reads them. */
export const WEBHOOK_WORDS: Readonly<Record<WebhookType, string>> = {
  'wager.placed': 'New wagers placed',
  'challenge.result': 'Challenge results',
  'payout.changed': 'Payout notifications',
  'battle.changed': 'Each step of your battles',
  'invite.changed': 'Battle invites',
  'tournament.changed': 'Your tournaments',
  'friend.changed': 'Friends and friend requests',
  'stream.changed': 'Streams that begin and end',
};

export const WEBHOOKS_MAX = 5;
export const URL_MAX = 500;
/** Deliveries of an endpoint that are kept when they are done. */
export const DELIVERIES_KEPT = 100;
/** Characters of an answer that are kept. */
export const ANSWER_KEPT = 2_000;
/** How long the secret that was replaced signs beside its successor. */
export const SECRET_OVERLAP = DAY;

/** One that failed is tried again after these pauses, and after the last of them until it is given up. */
export const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR] as const;
/** Since it happened; then it is dead. */
export const GIVEN_UP_AFTER = 3 * DAY;
/** What the receiver says is wrong with this one message is not tried for so long. */
const OWN_FAULT_TRIES = 6;
/** An endpoint that takes nothing for so long is switched off. */
export const SWITCHED_OFF_AFTER = 5 * DAY;

/** What came of a try; null where nobody answered. */
export type TryStatus = number | null;

export const isTaken = (status: TryStatus): boolean => status !== null && status >= 200 && status <= 299;

/** The receiver does not want to be called any more. */
export const isGone = (status: TryStatus): boolean => status === 410;

/** 4xx, but for those that say 'later'. */
const isOwnFault = (status: TryStatus): boolean =>
  status !== null && status >= 400 && status <= 499 && ![408, 425, 429].includes(status);

/**
 * When a delivery is tried again; null when it is dead.
 * @param tries those that were made, the last of which just failed
 * @param since when it happened: after an outage of days what is old gets one try each
 */
export function nextTryAt(tries: number, status: TryStatus, since: number, now: number): number | null {
  if (isOwnFault(status) && tries >= OWN_FAULT_TRIES) return null;
  const at = now + (PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0]);
  return at > since + GIVEN_UP_AFTER ? null : at;
}

/** The newest form of what is told: no kind of event has a higher `version`. */
export const PAYLOAD_VERSION = 1;

/** Where an event stands. */
export interface EventPlace {
  /** Of the endpoint, without gaps: whoever misses one has missed something. None in the log of an account. */
  readonly seq?: number;
  /** In the log of the account: what came after it is asked for with it. None for a test. */
  readonly cursor?: string | undefined;
}

/** What somebody is told of an event: the body of a delivery, the same for each of its tries, and of a line of the log. */
export const bodyOf = (
  { as: type, version }: Pick<ToldRule, 'version'> & { readonly as: WebhookType | typeof TEST_TYPE },
  { seq, cursor }: EventPlace,
  at: number,
  data: PayloadData,
): string => JSON.stringify({ type, version, seq, cursor, timestamp: new Date(at).toISOString(), data });
