import { CURRENCIES } from '../../domain/shared/money.ts';
import {
  CHAIN_START,
  COIN_SALES_ACCOUNT,
  bonusAccount,
  debtAccount,
  externalAccount,
  feeAccounts,
  userAccount,
} from '../../domain/wallet/ledger.ts';
import type { Tx } from '../client/database.ts';
import { ledgerAccounts, ledgerHead } from './ledger.table.ts';

/** The platform's own accounts and the start of the hash chain; does nothing when they exist. */
export async function openBooks(tx: Tx): Promise<void> {
  const sales = { id: COIN_SALES_ACCOUNT, kind: 'house' as const, currency: 'USD' as const, balance: 0 };
  const own = CURRENCIES.flatMap((currency) => [
    { id: externalAccount(currency), kind: 'external' as const, currency, balance: 0 },
    { id: bonusAccount(currency), kind: 'house' as const, currency, balance: 0 },
    ...feeAccounts(currency).map((id) => ({ id, kind: 'house' as const, currency, balance: 0 })),
  ]);
  await tx
    .insert(ledgerAccounts)
    .values([...own, sales])
    .onConflictDoNothing();
  await tx.insert(ledgerHead).values({ id: 1, position: 0, hash: CHAIN_START }).onConflictDoNothing();
}

/** A player's empty accounts in both currencies. */
export async function openUserAccounts(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(
      CURRENCIES.map((currency) => ({
        id: userAccount(userId, currency),
        kind: 'user' as const,
        ownerId: userId,
        currency,
        balance: 0,
      })),
    )
    .onConflictDoNothing();
}

/** The account of what a player owes; does nothing when it exists. */
export async function openDebtAccount(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id: debtAccount(userId), kind: 'house', currency: 'USD', balance: 0 })
    .onConflictDoNothing();
}
