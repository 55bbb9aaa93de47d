import { type Meeting, winChance } from './rating.ts';
import { type Score, compareResults } from './result.ts';

/**
 * Free mode is paid by the house, so that no way of playing may bring more than it takes. A run meets nine stored runs of
 * players of equal rating and is paid for each that it beats, by the same amount: whoever beats more of them than half is
 * rated up until that ends. Prizes that grew faster would pay those who lose on purpose in between (docs/decisions/arcade-money.md).
 */
export const RIVALS = 9;
export const FREE_RUNS_PER_DAY_MAX = 10;
/** What a player can be up in a UTC day, in coins. */
export const FREE_NET_PER_DAY_MAX = 200;
/** Of an entry, for a rival of equal rating; nine of them bring 1.8 times the entry. */
const RIVAL_SHARE = 0.2;

/** A stored run of somebody else, with the rating of its player at that time. */
export interface Rival {
  readonly runId: string;
  readonly userId: string;
  readonly rating: number;
}

/**
 * The nine stored runs that a run of this rating meets: nearest in rating, one of each player, and the later listed of
 * two equally near. Null where there are not enough of them, and the mode is not offered. The caller lists them newest last
 * and leaves out the player's own.
 */
export function chooseRivals(rating: number, stored: readonly Rival[]): Rival[] | null {
  const nearest = stored
    .toReversed()
    .toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating));
  const players = new Map<string, Rival>();
  for (const rival of nearest) if (!players.has(rival.userId)) players.set(rival.userId, rival);
  const chosen = [...players.values()].slice(0, RIVALS);
  return chosen.length === RIVALS ? chosen : null;
}

/** What a run came to beside its rivals. */
export const meetRivals = (
  own: Score,
  rivals: readonly { readonly rating: number; readonly result: Score }[],
): Meeting[] =>
  rivals.map(({ rating, result }) => {
    const order = compareResults(own, result);
    return { rating, outcome: order < 0 ? 1 : order > 0 ? 0 : 0.5 };
  });

/**
 * What a run is worth, in whole coins rounded down: two tenths of the entry for each beaten rival of equal or higher
 * rating, less for a weaker one, in the measure in which it was to be expected. An equal run beats nobody.
 */
export function freePay(entry: number, rating: number, meetings: readonly Meeting[]): number {
  const shares = meetings
    .filter(({ outcome }) => outcome === 1)
    .map(({ rating: other }) => Math.min(RIVAL_SHARE, RIVAL_SHARE / 2 / winChance(rating, other)));
  // A millionth against what fractions lose: two tenths of 300 are 60, not 59.
  return Math.floor(entry * shares.reduce((sum, share) => sum + share, 0) + 1e-6);
}

/** What of it is paid: as far as the day allows. `netToday` is what earlier runs paid less their entries, in coins. */
export const freePrize = (pay: number, entry: number, netToday: number): number =>
  Math.max(0, Math.min(pay, FREE_NET_PER_DAY_MAX - netToday + entry));

/** For missions: as many rivals beaten as make it a win. */
const WIN_RIVALS = 5;

export const isFreeWin = (meetings: readonly Meeting[]): boolean =>
  meetings.filter(({ outcome }) => outcome === 1).length >= WIN_RIVALS;
