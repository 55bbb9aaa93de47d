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

export interface MoneyLimit {
  readonly dayCents: number;
  readonly monthCents: number;
}

/** Deposits of a UTC day and of a calendar month (BC-06). */
export const DEPOSIT_LIMITS: Readonly<Record<Tier, MoneyLimit>> = {
  unverified: { dayCents: 100_00, monthCents: 500_00 },
  verified: { dayCents: 2_500_00, monthCents: 10_000_00 },
  vip: { dayCents: 10_000_00, monthCents: 50_000_00 },
};

/** Withdrawals of a UTC day and of a calendar month, without fees (BC-07). */
export const WITHDRAWAL_LIMITS: Readonly<Record<Tier, MoneyLimit>> = {
  unverified: { dayCents: 50_00, monthCents: 200_00 },
  verified: { dayCents: 1_000_00, monthCents: 5_000_00 },
  vip: { dayCents: 5_000_00, monthCents: 25_000_00 },
};

/** Whether a further amount fits; the sums are what day and month hold already. */
export function withinMoneyLimit(limit: MoneyLimit, used: MoneyLimit, amountCents: number): Ruling<null> {
  for (const [period, maxCents, usedCents] of [
    ['day', limit.dayCents, used.dayCents],
    ['month', limit.monthCents, used.monthCents],
  ] as const) {
    if (usedCents + amountCents > maxCents) {
      return refuse('LIMIT_EXCEEDED', {
        field: 'amountCents',
        data: { period, maxCents, leftCents: Math.max(0, maxCents - usedCents) },
      });
    }
  }
  return allow(null);
}
