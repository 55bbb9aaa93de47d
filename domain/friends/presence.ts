import { MINUTE } from '../shared/time.ts';

/** What is stored of somebody who is here; whoever is not is `offline` (FC-04). */
export const PRESENCES = ['online', 'away'] as const;
export type Presence = (typeof PRESENCES)[number];
export const PRESENCE_STATUSES = [...PRESENCES, 'offline'] as const;
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number];

/** How often a page that is open says so. */
export const HEARTBEAT_EVERY = MINUTE;
/** Nothing was done in any tab for so long: the player is away. */
export const AWAY_AFTER = 5 * MINUTE;
/** Nothing was heard from any tab for so long: the player is gone. */
export const GONE_AFTER = 2 * MINUTE;

interface Seen {
  readonly status: Presence;
  /** When a page of the player last said that it is open. */
  readonly seenAt: number;
}

/** How a player who was heard from just now is here. */
export const presenceOf = (activeAt: number, now: number): Presence =>
  now - activeAt >= AWAY_AFTER ? 'away' : 'online';

/** What friends see of a player. */
export const statusOf = (seen: Seen | undefined, now: number): PresenceStatus =>
  seen === undefined || now - seen.seenAt >= GONE_AFTER ? 'offline' : seen.status;
