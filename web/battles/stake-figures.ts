import { FEE_BASIS_POINTS, feeOf, poolOf } from '../../domain/battles/battle.ts';
import { shareOf } from '../../domain/shared/money.ts';

/** What a stake means in money, all in cents (C-07). */
export interface StakeFigures {
  readonly stakeCents: number;
  readonly feeCents: number;
  /** The rate that the fee comes from; null for a battle opened at another rate than today's. */
  readonly feeBasisPoints: number | null;
  /** Stake and fee: what leaves the wallet. */
  readonly holdCents: number;
  /** What the winner is paid. */
  readonly poolCents: number;
  /** What stays free to bet; null while the wallet is not known, negative when it does not suffice. */
  readonly remainingCents: number | null;
}

export function figuresOf(stakeCents: number, feeBasisPoints: number, availableCents: number | null): StakeFigures {
  const feeCents = shareOf(stakeCents, feeBasisPoints);
  const holdCents = stakeCents + feeCents;
  return {
    stakeCents,
    feeCents,
    feeBasisPoints,
    holdCents,
    poolCents: poolOf(stakeCents),
    remainingCents: availableCents === null ? null : availableCents - holdCents,
  };
}

/** The figures of a battle that exists; its fee was fixed when it was opened. */
export function figuresOfBattle(
  { stakeCents, feeCents, holdCents, poolCents }: Omit<StakeFigures, 'feeBasisPoints' | 'remainingCents'>,
  availableCents: number | null,
): StakeFigures {
  const remainingCents = availableCents === null ? null : availableCents - holdCents;
  const feeBasisPoints = feeCents === feeOf(stakeCents) ? FEE_BASIS_POINTS : null;
  return { stakeCents, feeCents, feeBasisPoints, holdCents, poolCents, remainingCents };
}
