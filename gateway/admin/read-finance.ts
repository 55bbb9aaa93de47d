import {
  type EndedPayment,
  PROCESSOR_SPAN_MS,
  REVENUE_SOURCES,
  measureProcessor,
  percentsOf,
  revenueOf,
  sumFigures,
} from '../../domain/admin/finance.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import { listFinanceDays } from '../../db/admin/finance-day.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEndedDeposits, listEndedPayouts, listReserves } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { readFigures, readOpenDay, startOf } from './close-day.ts';
import type { FinanceOverview, FinancePeriod } from './finance.types.ts';

/** The overview looks back so many days. */
const SPAN_DAYS = 30;
/** A processor is measured by its latest payments of each kind, so many at the most. */
const MEASURED = 500;

/** Days that are not closed yet, as they stand: today, and yesterday in its first hours. */
async function readOpenDays(read: Reader, now: number): Promise<FinancePeriod[]> {
  const first = await readOpenDay(read);
  if (first === null) return [];
  const from = Math.max(startOf(first), startOf(utcDay(now)) - (SPAN_DAYS - 1) * DAY);
  const days: FinancePeriod[] = [];
  for (let at = from; at <= now; at += DAY)
    days.unshift({ day: utcDay(at), isClosed: false, ...(await readFigures(read, at, at + DAY)) });
  return days;
}

/** A page of days, the latest first, with what was owed and held when each was sealed (AF-06). */
export async function readFinanceDays(read: Reader, limit: number, past: string | null, now: number) {
  const open = (await readOpenDays(read, now)).filter(({ day }) => past === null || day < past);
  const closed = await listFinanceDays(read, limit, past);
  const days = [...open, ...closed.map((day): FinancePeriod => ({ ...day, isClosed: true }))].slice(0, limit);
  const reserves = await listReserves(
    read,
    days.map(({ day }) => day),
  );
  const byDay = new Map(reserves.map((one) => [one.day, one]));
  return days.map((day) => {
    const sealed = byDay.get(day.day);
    return {
      ...day,
      owedCents: sealed ? sealed.totalCents + sealed.escrowCents : null,
      heldCents: sealed?.fundsCents ?? null,
    };
  });
}

async function readEnded(read: Reader, provider: string, since: number): Promise<EndedPayment[]> {
  const [paidIn, paidOut] = await Promise.all([
    listEndedDeposits(read, provider, since, MEASURED),
    listEndedPayouts(read, provider, since, MEASURED),
  ]);
  return [
    ...paidIn.map(({ status, createdAt, changedAt }) => ({
      succeeded: status !== 'failed',
      // What was charged back changed long after it had come.
      tookMs: status === 'succeeded' ? changedAt - createdAt : null,
      at: changedAt,
    })),
    // Staff decided over it before the processor was asked.
    ...paidOut.map(({ status, changedAt }) => ({ succeeded: status === 'paid', tookMs: null, at: changedAt })),
  ];
}

/** What the last 30 days brought, by what, and how the processor of the payments is doing (AF-02, AF-03). */
export function readFinanceOverview({ db, now, payments }: Deps): Promise<FinanceOverview> {
  const at = now();
  return db.snapshot(async (read) => {
    const since = utcDay(at - (SPAN_DAYS - 1) * DAY);
    const open = await readOpenDays(read, at);
    const closed = await listFinanceDays(read, SPAN_DAYS);
    const days = [...open, ...closed.map((day): FinancePeriod => ({ ...day, isClosed: true }))]
      .filter(({ day }) => day >= since)
      .toReversed();
    const figures = sumFigures(days);
    const parts = revenueOf(figures);
    const sums = REVENUE_SOURCES.map((source) => parts[source]);
    const percents = percentsOf(sums);
    const ended = await readEnded(read, payments.name, at - PROCESSOR_SPAN_MS);
    return {
      days,
      revenue: REVENUE_SOURCES.map((source, n) => ({ source, cents: parts[source], percent: percents[n] ?? 0 })),
      revenueCents: sums.reduce((sum, cents) => sum + cents, 0),
      givenCents: figures.givenCents,
      processors: [{ name: payments.name, ...measureProcessor(ended) }],
    };
  });
}
