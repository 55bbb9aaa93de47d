import {
  type EndedPayment,
  PROCESSOR_SPAN_MS,
  REVENUE_SOURCES,
  measureProcessor,
  percentsOf,
  revenueOf,
  sumFigures,
} from '../../../domain/admin/finance.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import type { ReportSpan } from '../../../domain/admin/finance-reports.ts';
import { listFinanceDays, listFinanceDaysBetween } from '../../../db/admin/finance-day.queries.ts';
import type { FinanceDay } from '../../../db/admin/finance-day.table.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listEndedDeposits, listEndedPayouts, listReserves } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readFigures, readOpenDay, startOf } from './close-day.ts';
import type { FinanceOverview, FinancePeriod } from './finance.types.ts';

/** The overview looks back so many days. */
const SPAN_DAYS = 30;
/** A processor is measured by its latest payments of each kind, so many at the most. */
const MEASURED = 500;

/** Days of a span that are not closed yet, as they stand, the oldest first: today, and yesterday in its first hours. */
async function readOpenDays(read: Reader, { from, until }: ReportSpan, now: number): Promise<FinancePeriod[]> {
  const first = await readOpenDay(read);
  if (first === null) return [];
  const days: FinancePeriod[] = [];
  for (let at = Math.max(startOf(first), from); at < until && at <= now; at += DAY)
    days.push({ day: utcDay(at), isClosed: false, ...(await readFigures(read, at, at + DAY)) });
  return days;
}

const asClosed = (day: FinanceDay): FinancePeriod => ({ ...day, isClosed: true });

/** The days of a span since money first moved, the oldest first. */
export async function readDays(read: Reader, span: ReportSpan, now: number): Promise<FinancePeriod[]> {
  const closed = await listFinanceDaysBetween(read, utcDay(span.from), utcDay(span.until - 1));
  return [...closed.map(asClosed), ...(await readOpenDays(read, span, now))];
}

/** The last 30 days, today among them. */
function latestSpan(now: number): ReportSpan {
  const until = startOf(utcDay(now)) + DAY;
  return { from: until - SPAN_DAYS * DAY, until };
}

/** A page of days, the latest first, with what was owed and held when each was sealed (AF-06). */
export async function readFinanceDays(read: Reader, limit: number, past: string | null, now: number) {
  const open = (await readOpenDays(read, latestSpan(now), now)).filter(({ day }) => past === null || day < past);
  const closed = await listFinanceDays(read, limit, past);
  const days = [...open.toReversed(), ...closed.map(asClosed)].slice(0, limit);
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
    const days = await readDays(read, latestSpan(at), at);
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
