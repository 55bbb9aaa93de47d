import { DAY, SECOND } from '../shared/time.ts';
import { percentileOf } from '../shared/percentile.ts';

/** What the house earns by, in the order in which it is shown. */
export const REVENUE_SOURCES = ['coins', 'contest-fees', 'subscriptions', 'arcade', 'withdrawal-fees'] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** What the ledger booked in a stretch of time, in cents. What came back is taken off again, so that a day may be below zero. */
export interface DayFigures {
  /** BattleCoin that was sold. */
  readonly coinCents: number;
  /** What BattleCoin paid for battle passes, at the price at which it is sold; it was earned when the coins were. */
  readonly passCents: number;
  /** Fees of contests of every kind. */
  readonly contestFeeCents: number;
  /** Stakes of contests whose prizes the house pays, less these prizes. */
  readonly arcadeCents: number;
  readonly withdrawalFeeCents: number;
  /** What the house gave to players, as a bonus or by hand. */
  readonly givenCents: number;
  /** What came in from outside. */
  readonly depositCents: number;
  /** What went out, without the fees. */
  readonly payoutCents: number;
  readonly chargebackCents: number;
}

/**
 * What the house earned by what. Subscriptions are the part of the coins' revenue that went into battle passes, the one
 * thing that is sold for a time (AF-02): never more than coins brought, since coins that were given away pay for passes
 * too. The parts together are what the ledger booked.
 */
export function revenueOf(figures: DayFigures): Readonly<Record<RevenueSource, number>> {
  const subscriptions = Math.min(Math.max(0, figures.passCents), Math.max(0, figures.coinCents));
  return {
    coins: figures.coinCents - subscriptions,
    'contest-fees': figures.contestFeeCents,
    subscriptions,
    arcade: figures.arcadeCents,
    'withdrawal-fees': figures.withdrawalFeeCents,
  };
}

/** The figures of some days together. */
export function sumFigures(days: readonly DayFigures[]): DayFigures {
  const sumOf = (key: keyof DayFigures): number => days.reduce((sum, day) => sum + day[key], 0);
  return {
    coinCents: sumOf('coinCents'),
    passCents: sumOf('passCents'),
    contestFeeCents: sumOf('contestFeeCents'),
    arcadeCents: sumOf('arcadeCents'),
    withdrawalFeeCents: sumOf('withdrawalFeeCents'),
    givenCents: sumOf('givenCents'),
    depositCents: sumOf('depositCents'),
    payoutCents: sumOf('payoutCents'),
    chargebackCents: sumOf('chargebackCents'),
  };
}

/**
 * Shares of a whole in whole percent, which together are 100: what is cut off goes to the largest remainders. Nothing has
 * a share of nothing, and what is below zero has none.
 */
export function percentsOf(parts: readonly number[]): number[] {
  const counted = parts.map((part) => Math.max(0, part));
  const sum = counted.reduce((total, part) => total + part, 0);
  if (sum === 0) return parts.map(() => 0);
  const exact = counted.map((part) => (part / sum) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((total, percent) => total + percent, 0);
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of byRemainder.slice(0, left)) percents[place] = (percents[place] ?? 0) + 1;
  return percents;
}

/** A payment that its processor has ended. */
export interface EndedPayment {
  readonly succeeded: boolean;
  /** From the asking to the end, in milliseconds; null where people took part of that time. */
  readonly tookMs: number | null;
  /** When it ended. */
  readonly at: number;
}

export const PROCESSOR_STATES = ['operational', 'degraded', 'unmeasured'] as const;

export interface ProcessorFigures {
  readonly state: (typeof PROCESSOR_STATES)[number];
  /** In whole percent; null before the first payment. */
  readonly successPercent: number | null;
  /** What 95 of 100 deposits did not exceed; null without one. */
  readonly p95Ms: number | null;
  readonly lastAt: number | null;
  readonly payments: number;
}

/** Fewer payments say nothing about a processor. */
const PROCESSOR_LEAST = 5;
/** Below that it is degraded: cards are declined on good days too. */
const PROCESSOR_SUCCESS_PERCENT = 80;
/** Above that it is degraded. */
export const PROCESSOR_P95_MS = 30 * SECOND;
/** Payments of so long tell how a processor is doing. */
export const PROCESSOR_SPAN_MS = 7 * DAY;

/** How a processor is doing by what became of its latest payments (AF-03). */
export function measureProcessor(payments: readonly EndedPayment[]): ProcessorFigures {
  const succeeded = payments.filter((payment) => payment.succeeded);
  const times = succeeded.flatMap(({ tookMs }) => tookMs ?? []);
  const successPercent = payments.length === 0 ? null : Math.floor((succeeded.length / payments.length) * 100);
  const p95Ms = percentileOf(times, 95);
  const isSlow = p95Ms !== null && p95Ms > PROCESSOR_P95_MS;
  const fails = successPercent !== null && successPercent < PROCESSOR_SUCCESS_PERCENT;
  return {
    state: payments.length < PROCESSOR_LEAST ? 'unmeasured' : isSlow || fails ? 'degraded' : 'operational',
    successPercent,
    p95Ms,
    lastAt: payments.length === 0 ? null : Math.max(...payments.map(({ at }) => at)),
    payments: payments.length,
  };
}
