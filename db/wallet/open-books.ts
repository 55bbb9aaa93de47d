import { inArray } from 'drizzle-orm';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { CHAIN_START } from '../../domain/shared/hash-chain.ts';
import {
  CAPITAL_ACCOUNT,
  COIN_SALES_ACCOUNT,
  PASS_SALES_ACCOUNT,
  SPONSORS_ACCOUNT,
  STORE_SALES_ACCOUNT,
  adjustmentAccount,
  bonusAccount,
  debtAccount,
  externalAccount,
  feeAccounts,
  userAccount,
} from '../../domain/wallet/ledger.ts';
import type { Tx } from '../client/database.ts';
import { ledgerAccounts, ledgerHead } from './ledger.table.ts';

/**
 * The platform's own accounts and the start of the hash chain; writes nothing when they exist. It looks first: an insert
 * that has nothing to do would still wait for whoever is changing such a row.
 */
export async function openBooks(tx: Tx): Promise<void> {
  const sales = { id: COIN_SALES_ACCOUNT, kind: 'house' as const, currency: 'USD' as const, balance: 0 };
  const own = CURRENCIES.flatMap((currency) => [
    { id: externalAccount(currency), kind: 'external' as const, currency, balance: 0 },
    { id: bonusAccount(currency), kind: 'house' as const, currency, balance: 0 },
    { id: adjustmentAccount(currency), kind: 'house' as const, currency, balance: 0 },
    ...feeAccounts(currency).map((id) => ({ id, kind: 'house' as const, currency, balance: 0 })),
  ]);
  const capital = { ...sales, id: CAPITAL_ACCOUNT, kind: 'external' as const };
  const sponsors = { ...capital, id: SPONSORS_ACCOUNT };
  const store = { id: STORE_SALES_ACCOUNT, kind: 'house' as const, currency: 'BC' as const, balance: 0 };
  const passes = { ...store, id: PASS_SALES_ACCOUNT };
  const wanted = [...own, sales, capital, sponsors, store, passes];
  const known = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      inArray(
        ledgerAccounts.id,
        wanted.map(({ id }) => id),
      ),
    );
  const missing = wanted.filter(({ id }) => known.every((account) => account.id !== id));
  if (missing.length > 0) await tx.insert(ledgerAccounts).values(missing).onConflictDoNothing();
  const [head] = await tx.select({ id: ledgerHead.id }).from(ledgerHead);
  if (!head) await tx.insert(ledgerHead).values({ id: 1, position: 0, hash: CHAIN_START }).onConflictDoNothing();
}

/** A player's empty accounts in both currencies. */
export const openUserAccounts = (tx: Tx, userId: string): Promise<void> => openAccountsOf(tx, [userId]);

/** The same of many players, in one statement. */
export async function openAccountsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  const empty = (userId: string) =>
    CURRENCIES.map((currency) => ({
      id: userAccount(userId, currency),
      kind: 'user' as const,
      ownerId: userId,
      currency,
      balance: 0,
    }));
  await tx.insert(ledgerAccounts).values(userIds.flatMap(empty)).onConflictDoNothing();
}

/** The account of what a player owes; does nothing when it exists. */
export async function openDebtAccount(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id: debtAccount(userId), kind: 'house', currency: 'USD', balance: 0 })
    .onConflictDoNothing();
}
