import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, sumInt } from '../client/sql.ts';
import { entries, ledgerAccounts, playDays, transfers } from './ledger.table.ts';

const { placeholder } = sql;

const balanceById = lookup((reader) =>
  reader
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, placeholder('id')))
    .prepare('balance_by_id'),
);

/** What lies free on a player's account; 0 when there is none. */
export async function readBalance(reader: Reader, userId: string, currency: Currency): Promise<number> {
  const [row] = await balanceById(reader, { id: userAccount(userId, currency) });
  return row?.balance ?? 0;
}

/** As `readBalance`, locked until the transaction ends. */
export async function lockBalance(tx: Tx, userId: string, currency: Currency): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, userAccount(userId, currency)))
    .for('no key update');
  return row?.balance ?? 0;
}

export interface Holdings {
  readonly cents: number;
  readonly coins: number;
  /** All stakes so far that were not given back. */
  readonly wageredCents: number;
}

/** What some players have and have staked, by their ids. */
export async function readHoldings(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Holdings>> {
  if (ids.length === 0) return new Map();
  const [balances, staked] = await Promise.all([
    reader
      .select({ ownerId: ledgerAccounts.ownerId, currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.ownerId, [...ids])),
    reader
      .select({ userId: playDays.userId, cents: sumInt(playDays.stakedCents) })
      .from(playDays)
      .where(inArray(playDays.userId, [...ids]))
      .groupBy(playDays.userId),
  ]);
  const wagered = new Map(staked.map(({ userId, cents }) => [userId, cents]));
  const held = (id: string, currency: Currency): number =>
    balances.find((row) => row.ownerId === id && row.currency === currency)?.balance ?? 0;
  return new Map(
    ids.map((id) => [id, { cents: held(id, 'USD'), coins: held(id, 'BC'), wageredCents: wagered.get(id) ?? 0 }]),
  );
}

// The kind is written out, so that the index of such entries serves.
const isCoinPurchase = (userId: string) =>
  and(eq(entries.accountId, userAccount(userId, 'USD')), sql`${entries.kind} = 'battlecoin_purchase'`);

/** What a player has ever spent on BattleCoin, in cents (C-45). */
export async function readCoinSpending(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .where(isCoinPurchase(userId));
  return 0 - (row?.cents ?? 0);
}

/** The same since an instant. */
export async function readCoinSpendingSince(reader: Reader, userId: string, since: number): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(isCoinPurchase(userId), gt(transfers.at, since)));
  return 0 - (row?.cents ?? 0);
}
