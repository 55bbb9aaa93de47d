import { type AnyColumn, type SQL, and, asc, desc, eq, inArray, isNull, like, lte, not, or, sql } from 'drizzle-orm';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { type EntryKind, debtAccount, userAccount } from '../../domain/wallet/ledger.ts';
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
  /** Whose; null for all players. */
  readonly userId: string | null;
}

/** As far back a page looks for what a filter asks for: the rest is looked through by the next pages. */
export const LOOKED_AT = 2_000;

/** Greater than every place of an entry in its transfer. */
const SEQ_MAX = 999_999_999;

const DEBT = debtAccount('');

/** Whom an entry concerns: the owner of the account, or whose debt it is. */
const concerned = sql<string>`coalesce(${ledgerAccounts.ownerId}, substr(${entries.accountId}, ${sql.raw(String(DEBT.length + 1))}))`;

const accountsOf = (userId: string): string[] => [
  ...CURRENCIES.map((currency) => userAccount(userId, currency)),
  debtAccount(userId),
];

/** Where the page ends that begins after a key and finds too little: at the newer of two places so far back. */
export async function readPageEnd(reader: Reader, past: TransactionKey | null): Promise<TransactionKey | null> {
  const booking = reader
    .select({ at: transfers.at, id: transfers.id })
    .from(transfers)
    .where(past === null ? undefined : before([transfers.at, transfers.id], [past.at, past.id]))
    .orderBy(desc(transfers.at), desc(transfers.id))
    .offset(LOOKED_AT - 1)
    .limit(1);
  const deposit = reader
    .select({ at: deposits.createdAt, id: deposits.id })
    .from(deposits)
    .where(
      and(
        isUnbooked(deposits.status),
        past === null ? undefined : before([deposits.createdAt, deposits.id], [past.at, past.id]),
      ),
    )
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .offset(LOOKED_AT - 1)
    .limit(1);
  const [end] = [...(await booking), ...(await deposit)].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return end === undefined ? null : { ...end, seq: SEQ_MAX };
}

/** Not older than a place. */
const reaching = ([at, id]: readonly [AnyColumn, AnyColumn], end: TransactionKey | null): SQL | undefined =>
  end === null ? undefined : sql`(${at}, ${id}) >= (${sql.param(end.at, at)}, ${end.id})`;

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
  { type, status, userId }: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
  end: TransactionKey | null = null,
) => {
  const booking = reader.select({
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
  });
  // SQLite keeps to this order: the newest transfers first, so that a page costs what a page costs; of one player that
  // player's entries, which are few beside those of all.
  const joined =
    userId === null
      ? booking.from(transfers).crossJoin(entries).crossJoin(ledgerAccounts)
      : booking.from(ledgerAccounts).crossJoin(entries).crossJoin(transfers);
  return joined
    .crossJoin(users)
    .leftJoin(withdrawals, and(eq(withdrawals.id, transfers.subjectId), eq(transfers.kind, 'withdrawal')))
    .where(
      and(
        eq(entries.transferId, transfers.id),
        eq(ledgerAccounts.id, entries.accountId),
        eq(users.id, concerned),
        userId === null ? undefined : inArray(ledgerAccounts.id, accountsOf(userId)),
        or(
          eq(ledgerAccounts.kind, 'user'),
          and(inArray(transfers.kind, ['chargeback', 'correction']), like(entries.accountId, `${DEBT}%`)),
        ),
        type === null ? undefined : eq(entries.kind, type),
        booked(status),
        reaching([transfers.at, transfers.id], end),
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
};

/** Deposits of all players that the ledger holds nothing of: begun, on their way or failed; newest first. */
export async function listUnbooked(
  reader: Reader,
  { type, status, userId }: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
  end: TransactionKey | null = null,
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
        userId === null ? undefined : eq(deposits.userId, userId),
        reaching([deposits.createdAt, deposits.id], end),
        past === null ? undefined : before([deposits.createdAt, deposits.id], [past.at, past.id]),
      ),
    )
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, status: row.status as UnbookedStatus }));
}
