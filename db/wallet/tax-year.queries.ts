import { and, asc, desc, eq, gt, gte, lte, or, sql } from 'drizzle-orm';
import { CURRENCIES, type Currency } from '../../domain/shared/money.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import { type AccountYear, type RefundOf, taxYearStart } from '../../domain/wallet/tax-year.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';
import { statements } from './statement.table.ts';

const account = (userId: string, currency: Currency) => eq(entries.accountId, userAccount(userId, currency));

/** The number of the last booking on the latest statement that ends by an instant; 0 before the first. */
async function readStatedNumber(reader: Reader, userId: string, at: number): Promise<number> {
  const [stated] = await reader
    .select({ lastNumber: statements.lastNumber })
    .from(statements)
    .where(and(eq(statements.userId, userId), lte(statements.endsAt, at)))
    .orderBy(desc(statements.endsAt), desc(statements.id))
    .limit(1);
  return stated?.lastNumber ?? 0;
}

/**
 * The number of the last booking before an instant, by the rule of the statements: the first booking that is not before
 * it begins what comes after, whatever the clocks of later ones say. So a year is what its statements are together.
 */
async function readCut(reader: Reader, userId: string, currency: Currency, at: number): Promise<number> {
  const stated = currency === 'USD' ? await readStatedNumber(reader, userId, at) : 0;
  const [next] = await reader
    .select({ number: entries.number })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(account(userId, currency), gt(entries.number, stated), gte(transfers.at, at)))
    .orderBy(asc(entries.number))
    .limit(1);
  if (next) return next.number - 1;
  const [own] = await reader
    .select({ entryCount: ledgerAccounts.entryCount })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, userAccount(userId, currency)));
  return own?.entryCount ?? 0;
}

async function readBalanceAt(reader: Reader, userId: string, currency: Currency, number: number): Promise<number> {
  const [entry] = await reader
    .select({ balance: entries.balanceAfter })
    .from(entries)
    .where(and(account(userId, currency), eq(entries.number, number)));
  return entry?.balance ?? 0;
}

async function readAccountYear(reader: Reader, userId: string, currency: Currency, year: number): Promise<AccountYear> {
  const first = await readCut(reader, userId, currency, taxYearStart(year));
  const last = await readCut(reader, userId, currency, taxYearStart(year + 1));
  const refundOf = sql<RefundOf>`case when ${or(
    sql`${transfers.opKey} like 'store-return:%'`,
    sql`${transfers.opKey} like 'gift-return:%'`,
  )} then 'purchase' else 'stake' end`;
  const sums = await reader
    .select({
      kind: entries.kind,
      transferKind: transfers.kind,
      refundOf,
      count: sql`count(*)`.mapWith(Number),
      inAmount: sumInt(sql`case when ${entries.amount} > 0 then ${entries.amount} else 0 end`),
      outAmount: sumInt(sql`case when ${entries.amount} < 0 then ${entries.amount} else 0 end`),
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(account(userId, currency), gt(entries.number, first), lte(entries.number, last)))
    .groupBy(entries.kind, transfers.kind, refundOf);
  return {
    currency,
    opening: await readBalanceAt(reader, userId, currency, first),
    closing: await readBalanceAt(reader, userId, currency, last),
    sums,
  };
}

/** What a player's accounts were booked in a calendar year, UTC. Costs what the year's bookings cost. */
export async function readAccountYears(reader: Reader, userId: string, year: number): Promise<AccountYear[]> {
  const years: AccountYear[] = [];
  for (const currency of CURRENCIES) years.push(await readAccountYear(reader, userId, currency, year));
  return years;
}
