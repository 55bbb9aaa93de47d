import { GAME_TITLES, MODE_TITLES, poolOf } from '../../domain/battles/battle.ts';
import { shareOf } from '../../domain/shared/money.ts';
import { formatCents, parseDollars } from '../shared/format.ts';
import type { BattleGame, BattleMode } from '../shared/schema-types.ts';

export const GAME_OPTIONS: readonly { value: BattleGame; label: string }[] = [
  { value: 'VALORANT', label: GAME_TITLES.valorant },
  { value: 'CS2', label: GAME_TITLES.cs2 },
  { value: 'APEX', label: GAME_TITLES.apex },
  { value: 'LEAGUE', label: GAME_TITLES.league },
];

export const MODE_OPTIONS: readonly { value: BattleMode; label: string }[] = [
  { value: 'DUEL', label: MODE_TITLES.duel },
  { value: 'TEAM', label: MODE_TITLES.team },
  { value: 'TOURNAMENT', label: MODE_TITLES.tournament },
  { value: 'CUSTOM', label: MODE_TITLES.custom },
];

/** What a stake means in money, all in cents (C-07). */
export interface InviteFigures {
  readonly stakeCents: number;
  readonly feeCents: number;
  readonly holdCents: number;
  readonly poolCents: number;
  /** What stays free to bet; null while the wallet is not known, negative when it does not suffice. */
  readonly remainingCents: number | null;
}

export function figuresOf(stakeCents: number, feeBasisPoints: number, availableCents: number | null): InviteFigures {
  const feeCents = shareOf(stakeCents, feeBasisPoints);
  const holdCents = stakeCents + feeCents;
  const remainingCents = availableCents === null ? null : availableCents - holdCents;
  return { stakeCents, feeCents, holdCents, poolCents: poolOf(stakeCents), remainingCents };
}

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
