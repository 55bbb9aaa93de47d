import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** The least payout of a creator's income (BC-04, C-13). */
export const CREATOR_PAYOUT_CENTS_MIN = 100_00;

/** What a creator has earned of viewers and sponsors, and what of it has been asked for and was neither refused nor failed. */
export interface CreatorIncome {
  readonly earnedCents: number;
  readonly askedCents: number;
}

/** Income that waits to be paid out. */
export const payableCents = ({ earnedCents, askedCents }: CreatorIncome): number =>
  Math.max(0, earnedCents - askedCents);

/** Whether so much of the income can be paid out: from $100 on, and no more than there is. */
export function withinIncome(income: CreatorIncome, amountCents: number): Ruling<null> {
  const maxCents = payableCents(income);
  if (amountCents < CREATOR_PAYOUT_CENTS_MIN || amountCents > maxCents)
    return refuse('AMOUNT_OUT_OF_BOUNDS', {
      field: 'amountCents',
      data: { minCents: CREATOR_PAYOUT_CENTS_MIN, maxCents },
    });
  return allow(null);
}
