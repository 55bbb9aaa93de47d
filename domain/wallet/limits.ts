import type { Tier } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** What a player may put at stake in a UTC day, in cents: stakes of battles and bets, without fees (BC-05, C-12). */
export const STAKE_CENTS_PER_DAY_MAX: Readonly<Record<Tier, number>> = {
  unverified: 500_00,
  verified: 5_000_00,
  vip: 25_000_00,
};

/** Whether a further stake fits into the day; `stakedCents` is what the day holds already. */
export function withinDailyStakes(tier: Tier, stakedCents: number, stakeCents: number): Ruling<null> {
  const maxCents = STAKE_CENTS_PER_DAY_MAX[tier];
  if (stakedCents + stakeCents <= maxCents) return allow(null);
  return refuse('LIMIT_EXCEEDED', {
    field: 'stakeCents',
    data: { maxCents, leftCents: Math.max(0, maxCents - stakedCents) },
  });
}
