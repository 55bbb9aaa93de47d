import { DAY, utcMonth } from '../shared/time.ts';

/** Where an earning comes from (EN-33). */
export const EARNING_TYPES = ['battle-win', 'battle-loss', 'tournament', 'challenge'] as const;
export type EarningType = (typeof EARNING_TYPES)[number];

/** What brings money beside battles. */
export const PRIZE_KINDS = ['tournament', 'challenge'] as const satisfies readonly EarningType[];
export type PrizeKind = (typeof PRIZE_KINDS)[number];

export const EARNING_TYPE_TITLES: Readonly<Record<EarningType, string>> = {
  'battle-win': 'Battle Win',
  'battle-loss': 'Battle Loss',
  tournament: 'Tournament',
  challenge: 'Challenge',
};

export const EARNING_PERIODS = ['all', 'month', 'days-30', 'days-90', 'year'] as const;
export type EarningPeriod = (typeof EARNING_PERIODS)[number];

/** EA-07, in cents. */
export const MONTHLY_GOAL_CENTS = 600_00;
export const YEARLY_GOAL_CENTS = 5_000_00;

/** The first instant of a period, UTC; 0 for all time. */
export function periodStart(period: EarningPeriod, now: number): number {
  switch (period) {
    case 'all':
      return 0;
    case 'month':
      return Date.parse(`${utcMonth(now)}-01T00:00:00Z`);
    case 'year':
      return Date.parse(`${utcMonth(now).slice(0, 4)}-01-01T00:00:00Z`);
    case 'days-30':
      return now - 30 * DAY;
    case 'days-90':
      return now - 90 * DAY;
  }
}

/** What a settled battle brought: the stake won or lost, less the fee. In cents. */
export const earningOf = (outcome: { readonly amountCents: number; readonly feeCents: number }): number =>
  outcome.amountCents - outcome.feeCents;

/** Earnings per week since the first one, a begun week for a whole one; rounded to the cent. */
export const weeklyAverage = (cents: number, firstAt: number | null, now: number): number =>
  firstAt === null ? 0 : Math.round(cents / Math.max(1, Math.ceil((now - firstAt) / (7 * DAY))));

/** How much of a goal is reached, in whole percent, 0 to 100. */
export const goalPercent = (cents: number, goalCents: number): number =>
  Math.min(100, Math.max(0, Math.floor((cents / goalCents) * 100)));
