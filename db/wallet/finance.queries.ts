import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  COIN_SALES_ACCOUNT,
  PASS_SALES_ACCOUNT,
  STORE_SALES_ACCOUNT,
  type TransferKind,
  adjustmentAccount,
  bonusAccount,
  externalAccount,
  feeAccounts,
} from '../../domain/wallet/ledger.ts';
import type { CoinFlow } from '../../domain/wallet/coin-flow.ts';
import type { Reader } from '../client/database.ts';
import { hourAfter, sumInt } from '../client/sql.ts';
import { reserveColumns } from './report.queries.ts';
import { balanceRoots } from './statement.table.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';
import { deposits, withdrawals } from './payment.table.ts';

const ON: Readonly<Record<string, Booked['on']>> = {
  ...Object.fromEntries(feeAccounts('USD').map((id) => [id, 'fees'] as const)),
  [COIN_SALES_ACCOUNT]: 'coins',
  [PASS_SALES_ACCOUNT]: 'passes',
  [bonusAccount('USD')]: 'bonuses',
  [adjustmentAccount('USD')]: 'adjustments',
  [externalAccount('USD')]: 'outside',
};

/** What a stretch of time booked, in cents; in whole BattleCoin where it is passes. */
export interface Booked {
  readonly on: 'fees' | 'coins' | 'passes' | 'bonuses' | 'adjustments' | 'outside';
  readonly kind: TransferKind;
  readonly amount: number;
}

/** What was booked on the house's accounts of revenue and with the outside, by what the transfers were for. */
export async function sumBooked(reader: Reader, from: number, to: number): Promise<Booked[]> {
  const rows = await reader
    .select({ accountId: entries.accountId, kind: transfers.kind, amount: sumInt(entries.amount) })
    .from(transfers)
    // SQLite keeps to this order: a day costs what a day costs.
    .crossJoin(entries)
    .where(
      and(
        gte(transfers.at, from),
        lt(transfers.at, to),
        eq(entries.transferId, transfers.id),
        inArray(entries.accountId, Object.keys(ON)),
      ),
    )
    .groupBy(entries.accountId, transfers.kind);
  return rows.flatMap(({ accountId, kind, amount }) => {
    const on = ON[accountId];
    return on === undefined ? [] : [{ on, kind, amount }];
  });
}

/** The same by the hours of the stretch. */
export async function sumBookedByHour(
  reader: Reader,
  from: number,
  to: number,
): Promise<(Booked & { hour: number })[]> {
  const hour = hourAfter(transfers.at, from);
  const rows = await reader
    .select({ hour, accountId: entries.accountId, kind: transfers.kind, amount: sumInt(entries.amount) })
    .from(transfers)
    // SQLite keeps to this order, as above.
    .crossJoin(entries)
    .where(
      and(
        gte(transfers.at, from),
        lt(transfers.at, to),
        eq(entries.transferId, transfers.id),
        inArray(entries.accountId, Object.keys(ON)),
      ),
    )
    .groupBy(hour, entries.accountId, transfers.kind);
  return rows.flatMap(({ accountId, ...row }) => {
    const on = ON[accountId];
    return on === undefined ? [] : [{ on, ...row }];
  });
}

/** Dollars that contests paid out to players in a stretch of time, in cents. */
export async function sumPaidOut(reader: Reader, from: number, to: number): Promise<number> {
  const [row] = await reader
    .select({ amount: sumInt(entries.amount) })
    .from(transfers)
    // SQLite keeps to this order, as above.
    .crossJoin(entries)
    .crossJoin(ledgerAccounts)
    .where(
      and(
        gte(transfers.at, from),
        lt(transfers.at, to),
        eq(transfers.kind, 'settle'),
        eq(entries.transferId, transfers.id),
        eq(entries.kind, 'payout'),
        gt(entries.amount, 0),
        eq(ledgerAccounts.id, entries.accountId),
        eq(ledgerAccounts.kind, 'user'),
        eq(ledgerAccounts.currency, 'USD'),
      ),
    );
  return row?.amount ?? 0;
}

/** Dollars that were put into escrow in a stretch of time, in cents, by its hours. */
export const sumHeldByHour = (reader: Reader, from: number, to: number) => {
  const hour = hourAfter(transfers.at, from);
  return (
    reader
      .select({ hour, amount: sumInt(entries.amount) })
      .from(transfers)
      // SQLite keeps to this order, as above.
      .crossJoin(entries)
      .crossJoin(ledgerAccounts)
      .where(
        and(
          gte(transfers.at, from),
          lt(transfers.at, to),
          eq(transfers.kind, 'hold'),
          eq(entries.transferId, transfers.id),
          gt(entries.amount, 0),
          eq(ledgerAccounts.id, entries.accountId),
          eq(ledgerAccounts.kind, 'escrow'),
          eq(ledgerAccounts.currency, 'USD'),
        ),
      )
      .groupBy(hour)
  );
};

/** Whatever BattleCoin comes from, and goes to for good. */
const COIN_SOURCES = [
  externalAccount('BC'),
  bonusAccount('BC'),
  adjustmentAccount('BC'),
  STORE_SALES_ACCOUNT,
  PASS_SALES_ACCOUNT,
  ...feeAccounts('BC'),
];

/** What BattleCoin a stretch of time minted and burned: what left the accounts of the house and the outside, and came in. */
export async function sumCoinFlow(reader: Reader, from: number, to: number): Promise<CoinFlow> {
  const { amount } = entries;
  const [row] = await reader
    .select({
      minted: sumInt(sql`case when ${amount} < 0 then -${amount} else 0 end`),
      burned: sumInt(sql`case when ${amount} > 0 then ${amount} else 0 end`),
    })
    .from(transfers)
    // SQLite keeps to this order, as above.
    .crossJoin(entries)
    .where(
      and(
        gte(transfers.at, from),
        lt(transfers.at, to),
        eq(entries.transferId, transfers.id),
        inArray(entries.accountId, COIN_SOURCES),
      ),
    );
  return row ?? { minted: 0, burned: 0 };
}

/** When money moved first; undefined before. */
export async function readFirstTransfer(reader: Reader): Promise<number | undefined> {
  const [row] = await reader.select({ at: transfers.at }).from(transfers).orderBy(asc(transfers.at)).limit(1);
  return row?.at;
}

/** Deposits that a processor has ended since, the latest first. */
export const listEndedDeposits = (reader: Reader, provider: string, since: number, limit: number) =>
  reader
    .select({ status: deposits.status, createdAt: deposits.createdAt, changedAt: deposits.changedAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.provider, provider),
        gte(deposits.changedAt, since),
        inArray(deposits.status, ['succeeded', 'failed', 'charged-back']),
      ),
    )
    .orderBy(desc(deposits.changedAt))
    .limit(limit);

/** Payouts that a processor has ended since, the latest first. */
export const listEndedPayouts = (reader: Reader, provider: string, since: number, limit: number) =>
  reader
    .select({ status: withdrawals.status, changedAt: withdrawals.changedAt })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.provider, provider),
        gte(withdrawals.changedAt, since),
        inArray(withdrawals.status, ['paid', 'failed']),
      ),
    )
    .orderBy(desc(withdrawals.changedAt))
    .limit(limit);

/** What was owed and held when the days were sealed. */
export const listReserves = (reader: Reader, days: readonly string[]) =>
  reader
    .select(reserveColumns)
    .from(balanceRoots)
    .where(inArray(balanceRoots.day, [...days]));
