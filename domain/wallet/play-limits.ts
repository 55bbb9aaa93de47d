import { AMOUNT_MAX, isAmount } from '../shared/money.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, utcDay } from '../shared/time.ts';
import type { TransferKind } from './ledger.ts';

/** What a player may limit for the own play, and over what time (UTC day, week from Monday, calendar month). */
export const PLAY_LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];

export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type PlayLimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number];

/** The movements of money that are play: what the net result of a player is made of. */
export const PLAY_TRANSFERS = ['hold', 'refund', 'settle', 'correction'] as const satisfies readonly TransferKind[];

/** A player who wants more, or no limit at all, has a day to think about it. */
export const LOOSEN_AFTER = DAY;

export interface PlayLimit {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  readonly cents: number;
  /** What it becomes at `pendingFrom`; null there means that it goes. */
  readonly pendingCents: number | null;
  /** Null when no change waits. */
  readonly pendingFrom: number | null;
}

/** The limit as it holds at an instant, with what still waits; null when it has gone. */
export function limitAt(limit: PlayLimit, now: number): PlayLimit | null {
  if (limit.pendingFrom === null || now < limit.pendingFrom) return limit;
  if (limit.pendingCents === null) return null;
  return { ...limit, cents: limit.pendingCents, pendingCents: null, pendingFrom: null };
}

/**
 * Sets a limit; `current` is null where there is none. The first one and a lower one hold at once and cancel whatever
 * waits, a higher one waits a day. Asking again for no more than what waits already does not make it wait longer.
 */
export function setPlayLimit(
  name: Pick<PlayLimit, 'kind' | 'period'>,
  current: PlayLimit | null,
  cents: number,
  now: number,
): Ruling<PlayLimit> {
  if (!isAmount(cents) || cents < 0) return refuse('BAD_INPUT', { field: 'cents', data: { min: 0, max: AMOUNT_MAX } });
  const holds = current && limitAt(current, now);
  const { kind, period } = name;
  if (!holds || cents <= holds.cents) return allow({ kind, period, cents, pendingCents: null, pendingFrom: null });
  const isNoMore = holds.pendingFrom !== null && (holds.pendingCents === null || cents <= holds.pendingCents);
  return allow({ ...holds, pendingCents: cents, pendingFrom: isNoMore ? holds.pendingFrom : now + LOOSEN_AFTER });
}

/** Lets a limit go a day from now. */
export function removePlayLimit(current: PlayLimit | null, now: number): Ruling<PlayLimit> {
  const holds = current && limitAt(current, now);
  if (!holds) return refuse('NOT_FOUND');
  const isWaiting = holds.pendingFrom !== null && holds.pendingCents === null;
  return allow({ ...holds, pendingCents: null, pendingFrom: isWaiting ? holds.pendingFrom : now + LOOSEN_AFTER });
}

/** The instant at which the running period began, UTC. */
export function periodStart(period: PlayLimitPeriod, now: number): number {
  const today = Math.floor(now / DAY) * DAY;
  const date = new Date(today);
  switch (period) {
    case 'day':
      return today;
    case 'week':
      return today - ((date.getUTCDay() + 6) % 7) * DAY;
    case 'month':
      return today - (date.getUTCDate() - 1) * DAY;
  }
}

/** The instant at which the running period ends and the next one begins, UTC. */
export function periodEnd(period: PlayLimitPeriod, now: number): number {
  const start = periodStart(period, now);
  if (period !== 'month') return start + (period === 'day' ? 1 : 7) * DAY;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** What one UTC day counts, in cents. `lostCents` is negative on a good day. */
export interface PlayDay {
  readonly day: string;
  readonly stakedCents: number;
  readonly depositedCents: number;
  readonly lostCents: number;
}

/** What the running period of each length counts, in cents. */
export type PlaySums = Readonly<Record<PlayLimitKind, Readonly<Record<PlayLimitPeriod, number>>>>;

/** The first UTC day that any running period reaches back to. */
export const firstPlayDay = (now: number): string =>
  utcDay(Math.min(...PLAY_LIMIT_PERIODS.map((period) => periodStart(period, now))));

/** Adds up the days of each running period; days before it do not count. */
export function playSums(days: readonly PlayDay[], now: number): PlaySums {
  const sumOf = (count: (day: PlayDay) => number) => {
    const since = (period: PlayLimitPeriod) => {
      const first = utcDay(periodStart(period, now));
      return days.filter(({ day }) => day >= first).reduce((sum, day) => sum + count(day), 0);
    };
    return { day: since('day'), week: since('week'), month: since('month') };
  };
  return {
    deposit: sumOf(({ depositedCents }) => depositedCents),
    loss: sumOf(({ lostCents }) => lostCents),
    stake: sumOf(({ stakedCents }) => stakedCents),
  };
}

/** What is about to be counted, in cents: a stake also counts as lost, with its fee, until it comes back. */
export type PlayAmounts = Readonly<Partial<Record<PlayLimitKind, number>>>;

/**
 * Whether further amounts fit within the player's own limits; `sums` is what the periods count without them. The
 * refusal names the limit of which the least is left.
 */
export function withinPlayLimits(
  limits: readonly PlayLimit[],
  sums: PlaySums,
  amounts: PlayAmounts,
  now: number,
): Ruling<null> {
  const broken = limits
    .map((limit) => limitAt(limit, now))
    .filter((limit) => limit !== null)
    .map(({ kind, period, cents }) => ({ kind, period, maxCents: cents, leftCents: cents - sums[kind][period] }))
    .filter(({ kind, leftCents }) => (amounts[kind] ?? 0) > Math.max(0, leftCents));
  const [tightest] = broken.toSorted((a, b) => a.leftCents - b.leftCents);
  if (!tightest) return allow(null);
  return refuse('PLAY_LIMIT_REACHED', { data: { ...tightest, leftCents: Math.max(0, tightest.leftCents) } });
}
