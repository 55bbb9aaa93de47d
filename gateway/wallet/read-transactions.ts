import { statusOfBooked, statusOfUnbooked } from '../../domain/wallet/transactions.ts';
import type { Reader } from '../../db/client/database.ts';
import { readPaymentNames } from '../../db/wallet/payment-names.queries.ts';
import {
  type TransactionFilter,
  type TransactionKey,
  listBookings,
  listUnbooked,
  readPageEnd,
} from '../../db/wallet/transaction.queries.ts';
import type { PlatformTransaction } from './transaction.types.ts';

export interface PlacedTransaction extends PlatformTransaction {
  readonly key: TransactionKey;
}

const newestFirst = ({ key: a }: PlacedTransaction, { key: b }: PlacedTransaction): number =>
  b.at - a.at || (a.id === b.id ? a.seq - b.seq : a.id < b.id ? 1 : -1);

export interface TransactionPage {
  readonly rows: PlacedTransaction[];
  /** How far was looked, where a filter found too little up to there; null where nothing more is to be found. */
  readonly end: TransactionKey | null;
}

/**
 * A page of what players were booked and have begun to pay in, in a handful of reads however long it is. What a filter of
 * all players' bookings seldom finds is looked for so far back and no further.
 */
export async function readTransactions(
  reader: Reader,
  filter: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
): Promise<TransactionPage> {
  const isSearch = filter.userId === null && (filter.type !== null || filter.status !== null);
  const end = isSearch ? await readPageEnd(reader, past) : null;
  const [bookings, unbooked] = await Promise.all([
    listBookings(reader, filter, limit, past, end),
    listUnbooked(reader, filter, limit, past, end),
  ]);
  const names = await readPaymentNames(reader, [
    ...new Set([...bookings.flatMap(({ subjectId }) => subjectId ?? []), ...unbooked.map(({ id }) => id)]),
  ]);
  const booked = bookings.map(({ at, id, seq, subjectId, withdrawalStatus, ...booking }): PlacedTransaction => ({
    ...booking,
    id: `${id}:${seq}`,
    status: statusOfBooked(withdrawalStatus),
    paymentMethod: names.get(subjectId ?? '') ?? null,
    timestamp: at,
    transactionId: id,
    key: { at, id, seq },
  }));
  const begun = unbooked.map(({ at, id, userId, username, amount, status }): PlacedTransaction => ({
    id: `${id}:0`,
    userId,
    username,
    type: 'deposit',
    transferKind: 'deposit',
    currency: 'USD',
    amount,
    status: statusOfUnbooked(status),
    paymentMethod: names.get(id) ?? null,
    timestamp: at,
    transactionId: id,
    key: { at, id, seq: 0 },
  }));
  const rows = [...booked, ...begun].toSorted(newestFirst).slice(0, limit);
  return { rows, end: rows.length < limit ? end : null };
}
