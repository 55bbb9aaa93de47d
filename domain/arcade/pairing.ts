import { DAY, HOUR } from '../shared/time.ts';
import { type GameId, type InputClass, mayMeetBy } from './games.ts';
import type { Currency } from '../shared/money.ts';

/** How far apart the ratings of two that are paired may be, and after how long a wait it may be more. */
const NEAR = 100;
const WIDER = 250;
const WIDER_AFTER = 2 * HOUR;
/** Whoever was better within this time is not taken for weak again. */
export const BEST_SPAN = 90 * DAY;
const BEST_LESS = 100;
/** Nobody meets beginners for money with a fresh account. */
export const RATED_RUNS_FOR_CASH = 10;
/** Battles for coins of the same two in a UTC day. */
export const NAMED_PAIRS_PER_DAY_MAX = 3;

export interface Seeker {
  readonly userId: string;
  readonly rating: number;
  /** The best rating of the last 90 days. */
  readonly best: number;
  readonly ratedRuns: number;
  readonly inputClass: InputClass;
  /** Hashes of what tells one person by two accounts: where they sign in from, and where they are paid out to. */
  readonly traces: readonly string[];
  readonly friendIds: readonly string[];
  /** Since when the entry waits; epoch milliseconds. */
  readonly since: number;
}

/** What a player is paired by: today's rating, or a hundred less than the best of 90 days where that is more. */
export const pairingRating = ({ rating, best }: Pick<Seeker, 'rating' | 'best'>): number =>
  Math.max(rating, best - BEST_LESS);

type Known = Pick<Seeker, 'userId' | 'traces' | 'friendIds'>;

/** Whether two may be drawn onto one course at all: friends and whoever may be one person are never. */
export function mayMeet(one: Known, other: Known): boolean {
  const isOnePerson = one.userId === other.userId || one.traces.some((trace) => other.traces.includes(trace));
  return !isOnePerson && !one.friendIds.includes(other.userId) && !other.friendIds.includes(one.userId);
}

/** Whether two may be drawn as a pair. */
export function mayPair(game: GameId, currency: Currency, one: Seeker, other: Seeker, now: number): boolean {
  if (!mayMeet(one, other) || !mayMeetBy(game, currency, one.inputClass, other.inputClass)) return false;
  if (currency === 'USD' && Math.min(one.ratedRuns, other.ratedRuns) < RATED_RUNS_FOR_CASH) return false;
  const waited = now - Math.min(one.since, other.since);
  const apart = Math.abs(pairingRating(one) - pairingRating(other));
  return apart <= (waited >= WIDER_AFTER ? WIDER : NEAR);
}

/** With whom a seeker is paired: of those that may, whoever waits longest; null where nobody may. */
export function findOpponent(
  game: GameId,
  currency: Currency,
  seeker: Seeker,
  waiting: readonly Seeker[],
  now: number,
): Seeker | null {
  const [first] = waiting
    .filter((other) => mayPair(game, currency, seeker, other, now))
    .toSorted((one, other) => one.since - other.since || (one.userId < other.userId ? -1 : 1));
  return first ?? null;
}
