import { SECOND } from '../shared/time.ts';
import type { Seeker } from './seeker.ts';

/** How far apart ratings may be at once, how much more with each step of waiting, and at most however long it takes. */
const NEAR = 100;
const WIDER = 50;
const WIDER_EVERY = 15 * SECOND;
export const APART_MAX = 500;

/** So many battles of the same two come of the queue in a UTC day. */
export const PAIRS_PER_DAY_MAX = 3;

/** Somebody who waits, with all that decides who may be the opponent. */
export interface Waiting extends Pick<
  Seeker,
  'userId' | 'game' | 'minStakeCents' | 'maxStakeCents' | 'isFirst' | 'since'
> {
  readonly rating: number;
  /** Hashes of what tells one person by two accounts: where they sign in from. */
  readonly traces: readonly string[];
  /** Friends, and whoever is blocked or has blocked. */
  readonly keptFrom: readonly string[];
  /** Opponents of today out of the queue, once for each battle. */
  readonly metToday: readonly string[];
}

/** How far apart the ratings of two may be once one of them has waited so long. */
export const ratingWindow = (waitedMs: number): number =>
  Math.min(APART_MAX, NEAR + WIDER * Math.floor(Math.max(0, waitedMs) / WIDER_EVERY));

type Range = Pick<Waiting, 'minStakeCents' | 'maxStakeCents'>;

/** What two would play for: the least that is enough for both, so that nobody puts in more than needed; null where there is none. */
export function commonStake(one: Range, other: Range): number | null {
  const least = Math.max(one.minStakeCents, other.minStakeCents);
  return least <= Math.min(one.maxStakeCents, other.maxStakeCents) ? least : null;
}

/** Whether two may be put together at all: never friends, the blocked, or whoever may be one person. */
export function mayMeet(one: Waiting, other: Waiting): boolean {
  if (one.userId === other.userId || one.traces.some((trace) => other.traces.includes(trace))) return false;
  if (one.keptFrom.includes(other.userId) || other.keptFrom.includes(one.userId)) return false;
  const met = (who: Waiting, whom: Waiting) => who.metToday.filter((id) => id === whom.userId).length;
  return Math.max(met(one, other), met(other, one)) < PAIRS_PER_DAY_MAX;
}

/** Whether two are put together now. The longer of both waits opens the window, so that nobody waits for ever longer. */
export function mayPair(one: Waiting, other: Waiting, now: number): boolean {
  if (one.game !== other.game || commonStake(one, other) === null || !mayMeet(one, other)) return false;
  return Math.abs(one.rating - other.rating) <= ratingWindow(now - Math.min(one.since, other.since));
}

/** Those whose proposal fell through go first, then whoever waits longest. */
const inTurn = (one: Waiting, other: Waiting): number =>
  Number(other.isFirst) - Number(one.isFirst) || one.since - other.since || (one.userId < other.userId ? -1 : 1);

/**
 * Who is put together with whom: each in turn gets the first that comes after and may be met. Whoever is left over may
 * be paired with nobody else who is.
 */
export function pairUp(waiting: readonly Waiting[], now: number): (readonly [Waiting, Waiting])[] {
  const queue = waiting.toSorted(inTurn);
  const taken = new Set<string>();
  const pairs: (readonly [Waiting, Waiting])[] = [];
  for (const [place, one] of queue.entries()) {
    if (taken.has(one.userId)) continue;
    const other = queue.slice(place + 1).find((next) => !taken.has(next.userId) && mayPair(one, next, now));
    if (!other) continue;
    taken.add(one.userId).add(other.userId);
    pairs.push([one, other]);
  }
  return pairs;
}

/** The middle of some waits, the lower one of two; null where nothing was measured. */
export const medianOf = (waits: readonly number[]): number | null =>
  waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) / 2)] ?? null;
