import { type SQL, and, asc, desc, eq, inArray, isNull, like, lte, not, or, sql } from 'drizzle-orm';
import { type EntryKind, debtAccount } from '../../domain/wallet/ledger.ts';
import {
  type TransactionStatus,
  type UnbookedStatus,
  unbookedWith,
  withdrawalsWith,
} from '../../domain/wallet/transactions.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';
import { deposits, isUnbooked, withdrawals } from './payment.table.ts';

/** Place of a transaction: newest first, of one transfer in the order of its entries. */
export interface TransactionKey {
  readonly at: number;
  /** Of the transfer or the payment. */
  readonly id: string;
  readonly seq: number;
}

export interface TransactionFilter {
  readonly type: EntryKind | null;
  readonly status: TransactionStatus | null;
  /** A part of the username, or a player's id; empty for all. */
  readonly search: string;
}

const DEBT = debtAccount('');

/** Whom an entry concerns: the owner of the account, or whose debt it is. */
const concerned = sql<string>`coalesce(${ledgerAccounts.ownerId}, substr(${entries.accountId}, ${sql.raw(String(DEBT.length + 1))}))`;

function named(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(sql`${users.usernameKey} like ${pattern} escape '\\'`, eq(users.id, search));
}

function booked(status: TransactionStatus | null): SQL | undefined {
  if (status === null) return undefined;
  const among = inArray(withdrawals.status, withdrawalsWith(status));
  return status === 'completed' ? or(isNull(withdrawals.id), among) : among;
}

/**
 * The bookings of all players in both currencies, newest first. The other sides of a transfer, escrow and house, are
 * left out, so that nothing is seen twice; what was taken back beyond the balance stands on the player's debt.
 */
export const listBookings = (
  reader: Reader,
  { type, status, search }: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
) =>
  reader
    .select({
      at: transfers.at,
      id: transfers.id,
      seq: entries.seq,
      userId: users.id,
      username: users.username,
      type: entries.kind,
      transferKind: transfers.kind,
      currency: ledgerAccounts.currency,
      amount: entries.amount,
      withdrawalStatus: withdrawals.status,
      subjectId: transfers.subjectId,
    })
    .from(transfers)
    // SQLite keeps to this order: the newest transfers first, so that a page costs what a page costs.
    .crossJoin(entries)
    .crossJoin(ledgerAccounts)
    .crossJoin(users)
    .leftJoin(withdrawals, and(eq(withdrawals.id, transfers.subjectId), eq(transfers.kind, 'withdrawal')))
    .where(
      and(
        eq(entries.transferId, transfers.id),
        eq(ledgerAccounts.id, entries.accountId),
        eq(users.id, concerned),
        or(
          eq(ledgerAccounts.kind, 'user'),
          and(inArray(transfers.kind, ['chargeback', 'correction']), like(entries.accountId, `${DEBT}%`)),
        ),
        type === null ? undefined : eq(entries.kind, type),
        booked(status),
        named(search),
        past === null
          ? undefined
          : and(
              sql`(${transfers.at}, ${transfers.id}) <= (${sql.param(past.at, transfers.at)}, ${past.id})`,
              not(and(eq(transfers.id, past.id), lte(entries.seq, past.seq)) as SQL),
            ),
      ),
    )
    .orderBy(desc(transfers.at), desc(transfers.id), asc(entries.seq))
    .limit(limit);

/** Deposits of all players that the ledger holds nothing of: begun, on their way or failed; newest first. */
export async function listUnbooked(
  reader: Reader,
  { type, status, search }: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
) {
  const statuses = status === null ? null : unbookedWith(status);
  if ((type !== null && type !== 'deposit') || statuses?.length === 0) return [];
  const rows = await reader
    .select({
      at: deposits.createdAt,
      id: deposits.id,
      userId: users.id,
      username: users.username,
      amount: deposits.amountCents,
      status: deposits.status,
    })
    .from(deposits)
    .innerJoin(users, eq(users.id, deposits.userId))
    .where(
      and(
        isUnbooked(deposits.status),
        statuses === null ? undefined : inArray(deposits.status, statuses),
        named(search),
        past === null ? undefined : before([deposits.createdAt, deposits.id], [past.at, past.id]),
      ),
    )
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, status: row.status as UnbookedStatus }));
}
