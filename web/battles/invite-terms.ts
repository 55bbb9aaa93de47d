import { formatCents, parseDollars } from '../format/format.ts';
import { figuresOf } from './stake-figures.ts';

interface Bounds {
  readonly minStakeCents: number;
  readonly maxStakeCents: number;
  readonly feeBasisPoints: number;
}

/**
 * What is wrong with a stake as typed, in a sentence; null when nothing is.
 * @param bounds null while they are not known; the server holds them in any case
 */
export function checkStake(stake: string, bounds: Bounds | null, availableCents: number | null): string | null {
  if (stake.trim() === '') return 'Enter the stake.';
  const stakeCents = parseDollars(stake);
  if (stakeCents === null) return 'Enter an amount such as 50 or 12.50.';
  if (bounds === null) return null;
  const { minStakeCents, maxStakeCents, feeBasisPoints } = bounds;
  if (stakeCents < minStakeCents || stakeCents > maxStakeCents)
    return `A stake lies between ${formatCents(minStakeCents)} and ${formatCents(maxStakeCents)}.`;
  const { holdCents, remainingCents } = figuresOf(stakeCents, feeBasisPoints, availableCents);
  if (availableCents === null || remainingCents === null || remainingCents >= 0) return null;
  return `Stake and fee come to ${formatCents(holdCents)}; ${formatCents(availableCents)} is available to bet.`;
}
