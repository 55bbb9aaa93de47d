import { splitPool } from '../wallet/stakes.ts';
import type { Entrant } from './graph.ts';

/** Whole percents of the pool for each place, best first; they sum to 100. */
export type PrizeTable = readonly number[];
export const PRIZE_PLACES_MAX = 64;

export const isPrizeTable = (table: PrizeTable): boolean =>
  table.length > 0 &&
  table.length <= PRIZE_PLACES_MAX &&
  table.every((percent) => Number.isInteger(percent) && percent > 0) &&
  table.reduce((sum, percent) => sum + percent, 0) === 100;

/** Splits cents by weights without losing one; what is left over goes to the largest remainders, first come first. */
function divide(cents: number, weights: readonly number[]): number[] {
  const shares = weights.map((parts, n) => ({ userId: String(n), parts }));
  return weights.some((weight) => weight > 0)
    ? splitPool(cents, shares).map(({ amount }) => amount)
    : weights.map(() => 0);
}

/**
 * Cents of the pool for each entrant. Those who share a place share the sum of the places that they fill, first cents to
 * the better seed; places that nobody fills fall to the others by their weights. Everything is given away.
 */
export function prizesOf(
  poolCents: number,
  table: PrizeTable,
  places: readonly (readonly Entrant[])[],
): Map<Entrant, number> {
  let at = 0;
  const weights = places.map((tied) => {
    const own = table.slice(at, at + tied.length);
    at += tied.length;
    return own.reduce((sum, weight) => sum + weight, 0);
  });
  const prizes = new Map<Entrant, number>();
  divide(poolCents, weights).forEach((cents, n) => {
    const tied = places[n] ?? [];
    const shares = divide(
      cents,
      tied.map(() => 1),
    );
    tied.forEach((entrant, k) => {
      const share = shares[k] ?? 0;
      if (share > 0) prizes.set(entrant, share);
    });
  });
  return prizes;
}

export interface CheatCase {
  /** The places as they would be with the cheats. */
  readonly places: readonly (readonly Entrant[])[];
  readonly cheats: ReadonlySet<Entrant>;
  /** Who lost a played match to a cheat. */
  readonly victims: readonly Entrant[];
  readonly buyInCents: number;
}

/**
 * The same where cheats were found: the prize that their places would have brought first gives the victims their buy-in
 * back, as far as it reaches and evenly; the rest of the pool is shared out as if the cheats had not been there.
 */
export function prizesWithout(
  poolCents: number,
  table: PrizeTable,
  places: readonly (readonly Entrant[])[],
  { places: withCheats, cheats, victims, buyInCents }: CheatCase,
): Map<Entrant, number> {
  let theirs = 0;
  for (const [entrant, cents] of prizesOf(poolCents, table, withCheats)) if (cheats.has(entrant)) theirs += cents;
  const fund = Math.min(theirs, buyInCents * victims.length);
  const prizes = prizesOf(poolCents - fund, table, places);
  divide(
    fund,
    victims.map(() => 1),
  ).forEach((cents, n) => {
    const victim = victims[n];
    if (victim !== undefined && cents > 0) prizes.set(victim, (prizes.get(victim) ?? 0) + cents);
  });
  return prizes;
}
