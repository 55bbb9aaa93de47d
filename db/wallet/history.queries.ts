import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { type EntryKind, debtAccount, userAccount } from '../../domain/wallet/ledger.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { Reader } from '../client/database.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';

/** A line of an account: the entry with what it belongs to. */
export const lineColumns = {
  number: entries.number,
  transferId: entries.transferId,
  kind: entries.kind,
  transferKind: transfers.kind,
  amount: entries.amount,
  balanceAfter: entries.balanceAfter,
  subjectId: transfers.subjectId,
  opKey: transfers.opKey,
  at: transfers.at,
  position: transfers.position,
};

export type AccountLine = Awaited<ReturnType<typeof listLines>>[number];

/** A player's bookings in one currency, newest first; `past` is the number of the last one seen. */
export const listLines = (
  reader: Reader,
  userId: string,
  currency: Currency,
  limit: number,
  past: number | null,
  kinds: readonly EntryKind[] | null = null,
) =>
  reader
    .select(lineColumns)
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(entries.accountId, userAccount(userId, currency)),
        past === null ? undefined : lt(entries.number, past),
        kinds === null ? undefined : inArray(entries.kind, [...kinds]),
      ),
    )
    .orderBy(desc(entries.number))
    .limit(limit);

/** The newest booking before each of some instants would need one query each; the chart takes all since the first. */
export const listBalancesSince = (reader: Reader, userId: string, since: number) =>
  reader
    .select({ at: transfers.at, balanceAfter: entries.balanceAfter, amount: entries.amount })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(eq(entries.accountId, userAccount(userId, 'USD')), gte(transfers.at, since)))
    .orderBy(entries.number);

/** What a player owes after a deposit was taken back, in cents; 0 for nearly everybody. */
export async function readDebt(reader: Reader, userId: string): Promise<number> {
  const [account] = await reader
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, debtAccount(userId)));
  return account ? 0 - account.balance : 0;
}
