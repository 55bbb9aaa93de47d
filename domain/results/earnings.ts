import { DAY, utcMonth } from '../shared/time.ts';

/** Where an earning comes from (EN-33). */
export const EARNING_TYPES = ['battle-win', 'battle-loss', 'tournament', 'challenge'] as const;
export type EarningType = (typeof EARNING_TYPES)[number];

/** What brings money beside battles of two players. */
export const PRIZE_KINDS = [
  'tournament',
  'challenge',
  'team-battle',
  'arcade-skill',
  'arcade-battle',
  'arcade-bracket',
] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** By which of the types of the specification each is called; a battle by how it ended. */
const TYPE_OF: Readonly<Record<PrizeKind, 'battle' | 'tournament' | 'challenge'>> = {
  tournament: 'tournament',
  challenge: 'challenge',
  'team-battle': 'battle',
  'arcade-skill': 'challenge',
  'arcade-battle': 'battle',
  'arcade-bracket': 'tournament',
};

/** The type of what brought money: a battle was won by whoever was first. */
export function earningTypeOf(kind: PrizeKind, place: number | null): EarningType {
  const type = TYPE_OF[kind];
  if (type !== 'battle') return type;
  return place === 1 ? 'battle-win' : 'battle-loss';
}

/** The kinds that an earning of a type may be of. */
export const kindsOf = (type: EarningType): readonly PrizeKind[] =>
  PRIZE_KINDS.filter((kind) => earningTypeOf(kind, 1) === type || earningTypeOf(kind, null) === type);

/** What an earning is of, which tells where it can be looked at. */
export const EARNING_SOURCES = ['battle', ...PRIZE_KINDS] as const;
export type EarningSource = (typeof EARNING_SOURCES)[number];

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
