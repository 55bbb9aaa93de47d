import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { EVENT_ABOUT, type EventAbout, type WebhookType } from '../shared/told.ts';
import type { ApiScope } from './scopes.ts';

/** How long an event stays in the log of an account. */
export const EVENTS_KEPT = 30 * DAY;

/**
 * What opens the thing behind an event to a key; payouts are open to none. A tournament is told of as a contest that the
 * owner is in, a stream as the notification that somebody is live.
 */
const SCOPE_OF: Readonly<Record<EventAbout, ApiScope | null>> = {
  battle: 'battles:read',
  bet: 'bets:read',
  payout: null,
  tournament: 'battles:read',
  friend: 'friends:read',
  stream: 'notifications:read',
};
/** What a key needs to be told of an event; null where none is. */
export const scopeOfEvent = (about: EventAbout): ApiScope | null => SCOPE_OF[about];
const SCOPES = [...new Set(Object.values(SCOPE_OF).filter((scope) => scope !== null))];

/** Of a log what its reader may see and has asked for. */
export interface EventFilter {
  readonly about: readonly EventAbout[];
  /** Null for all of them. */
  readonly types: readonly WebhookType[] | null;
}

/**
 * What a reader of the own log gets to see of it.
 * @param scopes of the key; null for a session, which sees everything
 * @param types that are asked for; null for all
 */
export function filterOf(
  scopes: ReadonlySet<ApiScope> | null,
  types: readonly WebhookType[] | null,
): Ruling<EventFilter> {
  if (types?.length === 0) return refuse('BAD_INPUT', { field: 'types' });
  if (scopes === null) return allow({ about: EVENT_ABOUT, types });
  if (types?.includes('payout.changed')) return refuse('CLOSED_TO_KEYS');
  const about = EVENT_ABOUT.filter((one) => {
    const scope = SCOPE_OF[one];
    return scope !== null && scopes.has(scope);
  });
  return about.length === 0
    ? refuse('SCOPE_REQUIRED', { data: { scopes: SCOPES.join(' ') } })
    : allow({ about, types });
}

/** The numbers of a log: that of its last event, 0 before the first, and that of the oldest one that is kept. */
export interface LogBounds {
  readonly last: number;
  /** Null where none is kept. */
  readonly oldest: number | null;
}

/** Whether all that came after a number can still be told; a number that was given to no event yet is none of this log. */
export function goOnAfter(after: number, { last, oldest }: LogBounds): Ruling<number> {
  if (after < 0 || after > last) return refuse('BAD_INPUT', { field: 'after' });
  return after < (oldest ?? last + 1) - 1 ? refuse('TOO_FAR_BEHIND') : allow(after);
}
