import { earningOf } from './earnings.ts';

/** What a settled result means to a player, in cents. */
export interface ResultSums {
  readonly hasWon: boolean;
  /** The stake, with its sign: won from the other, or lost to the other (CH-14, CH-15). */
  readonly stakeCents: number;
  /** What comes into the wallet at the end: both stakes, or nothing. */
  readonly paidCents: number;
  readonly feeCents: number;
  /** What is more in the wallet than before the battle, or less: what was paid, less stake and fee. */
  readonly netCents: number;
}

/** The one set of figures of a result, wherever it is told. @param stakeCents what each of the two put in */
export function sumsOf(
  { stakeCents, feeCents }: { readonly stakeCents: number; readonly feeCents: number },
  hasWon: boolean,
): ResultSums {
  const amountCents = hasWon ? stakeCents : -stakeCents;
  return {
    hasWon,
    stakeCents: amountCents,
    paidCents: hasWon ? 2 * stakeCents : 0,
    feeCents,
    netCents: earningOf({ amountCents, feeCents }),
  };
}
