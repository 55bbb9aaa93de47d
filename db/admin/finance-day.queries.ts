import { asc, between, desc, lt } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type FinanceDay, financeDays } from './finance-day.table.ts';

/** Days that are closed, the latest first. */
export const listFinanceDays = (reader: Reader, limit: number, past: string | null = null): Promise<FinanceDay[]> =>
  reader
    .select()
    .from(financeDays)
    .where(past === null ? undefined : lt(financeDays.day, past))
    .orderBy(desc(financeDays.day))
    .limit(limit);

/** Closed days from one to another, both included, the oldest first. */
export const listFinanceDaysBetween = (reader: Reader, first: string, last: string): Promise<FinanceDay[]> =>
  reader
    .select()
    .from(financeDays)
    .where(between(financeDays.day, first, last))
    .orderBy(asc(financeDays.day));

/** Whoever closed the day first has closed it. */
export async function insertFinanceDay(tx: Tx, row: FinanceDay): Promise<void> {
  await tx.insert(financeDays).values(row).onConflictDoNothing();
}
