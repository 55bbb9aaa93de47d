import type { DayFigures } from '../../../domain/admin/finance.ts';
import { COIN_CENTS } from '../../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../../domain/shared/time.ts';
import { insertFinanceDay, listFinanceDays } from '../../../db/admin/finance-day.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { type Booked, readFirstTransfer, sumBooked } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'finance.close-days': object;
  }
}

/** So long after its end a day is closed: whatever was booked in it is committed by then. */
const SETTLED_MS = HOUR;
/** So few days a job, because all other jobs wait for its end. */
const DAYS_A_JOB = 400;

/** The first instant of a day, `YYYY-MM-DD`, UTC. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** What goes out, and what of it comes back. */
const OUT: readonly string[] = ['withdrawal-payout', 'withdrawal-return'];

/** What some bookings come to. */
export function figuresOf(booked: readonly Booked[]): DayFigures {
  const sumOf = (is: (one: (typeof booked)[number]) => boolean): number =>
    booked.filter(is).reduce((sum, { amount }) => sum + amount, 0);
  const outside = (kind: string): number => sumOf((one) => one.on === 'outside' && one.kind === kind);
  return {
    coinCents: sumOf(({ on }) => on === 'coins'),
    passCents: COIN_CENTS * sumOf(({ on }) => on === 'passes'),
    contestFeeCents: sumOf(({ on, kind }) => on === 'fees' && !OUT.includes(kind)),
    arcadeCents: sumOf(({ on, kind }) => on === 'bonuses' && kind !== 'bonus'),
    withdrawalFeeCents: sumOf(({ on, kind }) => on === 'fees' && OUT.includes(kind)),
    givenCents: 0 - sumOf(({ on, kind }) => on === 'adjustments' || (on === 'bonuses' && kind === 'bonus')),
    // What comes in leaves the account of the world, and the other way round.
    depositCents: 0 - outside('deposit'),
    payoutCents: OUT.reduce((sum, kind) => sum + outside(kind), 0),
    chargebackCents: outside('chargeback'),
  };
}

/** What a stretch of time booked. */
export const readFigures = async (reader: Reader, from: number, to: number): Promise<DayFigures> =>
  figuresOf(await sumBooked(reader, from, to));

/** The first day that is not closed yet; null before money has moved. */
export async function readOpenDay(reader: Reader): Promise<string | null> {
  const [last] = await listFinanceDays(reader, 1);
  if (last) return utcDay(startOf(last.day) + DAY);
  const first = await readFirstTransfer(reader);
  return first === undefined ? null : utcDay(first);
}

/**
 * Closes the days that are over, the oldest first (AF-06). Safe to repeat and to run twice at once: a day is closed once
 * and never changed, so a gateway whose clock runs ahead must not: a day is over when the database's clock says so too.
 */
export async function closeDays(deps: Deps): Promise<void> {
  const closedAt = deps.now();
  const until = startOf(utcDay(Math.min(closedAt, await deps.db.clock()) - SETTLED_MS));
  const day = await readOpenDay(deps.db.read);
  if (day === null) return;
  for (let at = startOf(day), n = 0; at < until && n < DAYS_A_JOB; at += DAY, n++) {
    const figures = await readFigures(deps.db.read, at, at + DAY);
    await deps.db.transact((tx) => insertFinanceDay(tx, { day: utcDay(at), ...figures, closedAt }));
  }
}
