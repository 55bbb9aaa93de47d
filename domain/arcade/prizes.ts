import { feeOf } from '../battles/battle.ts';
import type { Share, Stake } from '../wallet/stakes.ts';
import { type Entrant, placesOf } from './result.ts';

export const HEAT_ENTRANTS_MAX = 10;

/** An entry with the platform's fee on top of it (C-07), in the smallest unit of its currency. */
export const entryStake = (entry: number): Stake => ({ stake: entry, fee: feeOf(entry) });

/** Hundredths of the pool for each place, by the most entrants that they are for (AR-03). */
const HEAT_PARTS: readonly (readonly [entrantsMax: number, parts: readonly number[]])[] = [
  [2, [100]],
  [5, [70, 30]],
  [HEAT_ENTRANTS_MAX, [50, 30, 20]],
];

/** Hundredths of the pool for each place, best first. */
export const heatParts = (entrants: number): readonly number[] =>
  HEAT_PARTS.find(([most]) => entrants <= most)?.[1] ?? [];

/** Divisible by any number of equals in a heat, so that what they share stays whole. */
const EVERY_COUNT = 2_520;

/**
 * Who is paid which part of a contest's pool, for `splitPool`, which gives odd coins to whoever is named first: equals
 * are named by their ids. Equals share what their places bring together; a place that nobody took goes to the first.
 * Null where everybody gets entry and fee back: fewer than two paid in, no run counts, or two are equal.
 */
export function prizeShares(entrants: readonly Entrant[]): Share[] | null {
  const places = placesOf(entrants);
  const counted = places.flat();
  if (entrants.length < 2 || counted.length === 0) return null;
  if (entrants.length === 2 && places[0]?.length === 2) return null;
  const parts = heatParts(entrants.length);
  const untaken = parts.slice(counted.length).reduce((sum, part) => sum + part, 0);
  let place = 0;
  return places.flatMap((equals, n) => {
    const together = parts.slice(place, place + equals.length).reduce((sum, part) => sum + part, 0);
    place += equals.length;
    const each = ((together + (n === 0 ? untaken : 0)) * EVERY_COUNT) / equals.length;
    return equals.map(({ userId }) => ({ userId, parts: each }));
  });
}

/** Who won outright: first, and nobody equal. Null where there is none. */
export function winnerOf(entrants: readonly Entrant[]): string | null {
  const [first = []] = placesOf(entrants);
  return first.length === 1 ? (first[0]?.userId ?? null) : null;
}
