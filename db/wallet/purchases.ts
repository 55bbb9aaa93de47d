/** What is bought from the house with what lies in the wallet, and what comes back of it. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { COIN_SALES_ACCOUNT, type EntryKind, externalAccount, userAccount } from '../../domain/wallet/ledger.ts';
import type { Reader, Tx } from '../client/database.ts';
import type { Booking } from './bookings.ts';
import { entries, transfers } from './ledger.table.ts';
import { postTransfer } from './post-transfer.ts';

type ReturnReason = 'gift-return' | 'store-return';

export interface ReturnedPurchase {
  /** Of what comes back: it is booked once. */
  readonly id: string;
  /** The first part of the operation key: what comes back (`coin-log.ts`). */
  readonly reason: ReturnReason;
  readonly userId: string;
  readonly currency: Currency;
  readonly amount: number;
  /** The account of the house that took the price. */
  readonly from: string;
}

/** The price of something that comes back, once; false when it was booked before. */
export const returnPurchase = (
  tx: Tx,
  { id, reason, userId, currency, amount, from }: ReturnedPurchase,
  booking: Booking,
): Promise<boolean> =>
  postTransfer(tx, {
    ...booking,
    opKey: `${reason}:${id}`,
    kind: 'refund',
    currency,
    subjectId: id,
    legs: [
      { accountId: from, kind: 'store_purchase', amount: -amount },
      { accountId: userAccount(userId, currency), kind: 'refund', amount },
    ],
  });

interface ReturnedCoins {
  /** Of what comes back: it is booked once. */
  readonly id: string;
  readonly userId: string;
  readonly cents: number;
  readonly coins: number;
}

/**
 * Coins that were bought go back for their money, once; false when it was booked before. Both are booked as the purchase
 * was, so that what was spent on coins is less by it. `newId` gives the transfer of the coins its id.
 * @throws Refused INSUFFICIENT_FUNDS where the coins are not all there
 */
export async function returnCoins(
  tx: Tx,
  { id, userId, cents, coins }: ReturnedCoins,
  booking: Booking,
  newId: () => string,
): Promise<boolean> {
  const [kind, common] = ['battlecoin_purchase', { ...booking, kind: 'refund', subjectId: id }] as const;
  const isFirst = await postTransfer(tx, {
    ...common,
    id: newId(),
    opKey: `coins-return:${id}`,
    currency: 'BC',
    legs: [
      { accountId: userAccount(userId, 'BC'), kind, amount: -coins },
      { accountId: externalAccount('BC'), kind, amount: coins },
    ],
  });
  if (!isFirst) return false;
  return postTransfer(tx, {
    ...common,
    opKey: `store-return:${id}`,
    currency: 'USD',
    legs: [
      { accountId: COIN_SALES_ACCOUNT, kind, amount: -cents },
      { accountId: userAccount(userId, 'USD'), kind, amount: cents },
    ],
  });
}

/** What has come back by now, by the ids it came back under; nothing of what has not. */
export async function readReturned(
  reader: Reader,
  reason: ReturnReason,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly amount: number; readonly at: number }>> {
  if (ids.length === 0) return new Map();
  const keyOf = (id: string): string => `${reason}:${id}`;
  const rows = await reader
    .select({ opKey: transfers.opKey, amount: entries.amount, at: transfers.at })
    .from(transfers)
    // A bundle of coins is booked as it was bought.
    .innerJoin(
      entries,
      and(
        eq(entries.transferId, transfers.id),
        inArray(entries.kind, ['refund', 'battlecoin_purchase']),
        gt(entries.amount, 0),
      ),
    )
    .where(inArray(transfers.opKey, ids.map(keyOf)));
  return new Map(rows.map(({ opKey, amount, at }) => [opKey.slice(keyOf('').length), { amount, at }]));
}

/** What each account of the house has taken of a purchase; nothing of one that was never booked. */
export async function readTakings(reader: Reader, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .select({ accountId: entries.accountId, amount: entries.amount })
    .from(transfers)
    .innerJoin(entries, and(eq(entries.transferId, transfers.id), gt(entries.amount, 0)))
    .where(eq(transfers.opKey, `purchase:${id}`));
  return new Map(rows.map(({ accountId, amount }) => [accountId, amount]));
}

interface Taking {
  readonly accountId: string;
  readonly amount: number;
}

export interface Purchase {
  readonly id: string;
  readonly userId: string;
  /** What the booking is called. */
  readonly kind: EntryKind;
  readonly currency: Currency;
  /** What each account of the house takes; together it is the price. */
  readonly into: readonly Taking[];
  /** BattleCoin that the player gets for it; 0 for goods of another kind. */
  readonly coins: number;
}

/**
 * Something bought with what lies in the wallet: price and coins are booked together or not at all. `newId` gives the
 * transfer of the price its id; the coins' has that of the purchase.
 * @throws Refused INSUFFICIENT_FUNDS, REDEMPTION_OFF where the price is in BattleCoin and that is switched off
 */
export async function purchase(tx: Tx, bought: Purchase, newId: () => string, at: number): Promise<void> {
  const { id, userId, kind, currency, coins } = bought;
  const into = bought.into.filter(({ amount }) => amount > 0);
  const price = into.reduce((sum, { amount }) => sum + amount, 0);
  const common = { kind: 'purchase', subjectId: id, actorId: userId, at } as const;
  await postTransfer(tx, {
    ...common,
    id: newId(),
    opKey: `purchase:${id}`,
    currency,
    legs: [
      { accountId: userAccount(userId, currency), kind, amount: -price },
      ...into.map(({ accountId, amount }) => ({ accountId, kind, amount })),
    ],
  });
  if (coins === 0) return;
  await postTransfer(tx, {
    ...common,
    id,
    opKey: `coins:${id}`,
    currency: 'BC',
    legs: [
      { accountId: externalAccount('BC'), kind, amount: -coins },
      { accountId: userAccount(userId, 'BC'), kind, amount: coins },
    ],
  });
}
