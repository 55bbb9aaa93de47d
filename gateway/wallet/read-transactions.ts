import { statusOfBooked, statusOfUnbooked } from '../../domain/wallet/transactions.ts';
import type { Reader } from '../../db/client/database.ts';
import { readPaymentNames } from '../../db/wallet/payment-names.queries.ts';
import {
  type TransactionFilter,
  type TransactionKey,
  listBookings,
  listUnbooked,
} from '../../db/wallet/transaction.queries.ts';
import type { PlatformTransaction } from './transaction.types.ts';

export interface PlacedTransaction extends PlatformTransaction {
  readonly key: TransactionKey;
}

const newestFirst = ({ key: a }: PlacedTransaction, { key: b }: PlacedTransaction): number =>
  b.at - a.at || (a.id === b.id ? a.seq - b.seq : a.id < b.id ? 1 : -1);

/** A page of what all players were booked and have begun to pay in, in three reads however long it is. */
export async function readTransactions(
  reader: Reader,
  filter: TransactionFilter,
  limit: number,
  past: TransactionKey | null,
): Promise<PlacedTransaction[]> {
  const [bookings, unbooked] = await Promise.all([
    listBookings(reader, filter, limit, past),
    listUnbooked(reader, filter, limit, past),
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
  return [...booked, ...begun].toSorted(newestFirst).slice(0, limit);
}
