import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { bonusAccount, userAccount } from '../../domain/wallet/ledger.ts';
import type { Tx } from '../client/database.ts';
import { ledgerAccounts } from './ledger.table.ts';
import { deposits, withdrawals } from './payment.table.ts';
import { postTransfer } from './post-transfer.ts';

/** What lies free on a player's accounts, kept from everybody else until the transaction ends. */
export async function lockBalances(tx: Tx, userId: string): Promise<Readonly<Record<Currency, number>>> {
  const rows = await tx
    .select({ currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, userId))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  const balanceIn = (currency: Currency) => rows.find((row) => row.currency === currency)?.balance ?? 0;
  return { USD: balanceIn('USD'), BC: balanceIn('BC') };
}

/** Whether a payment of the player is still under way in either direction. */
export async function hasOpenPayment(tx: Tx, userId: string): Promise<boolean> {
  const coming = await tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), inArray(deposits.status, ['created', 'pending'])))
    .limit(1);
  const going = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.status, ['requested', 'processing', 'approved'])))
    .limit(1);
  return coming.length + going.length > 0;
}

/** Gives what is left of a player's BattleCoin back to the house, once. */
export async function forfeitCoins(
  tx: Tx,
  { id, userId, coins, at }: { id: string; userId: string; coins: number; at: number },
): Promise<void> {
  if (coins === 0) return;
  const legs = [
    { accountId: userAccount(userId, 'BC'), kind: 'forfeit', amount: -coins },
    { accountId: bonusAccount('BC'), kind: 'forfeit', amount: coins },
  ] as const;
  const opKey = `forfeit:${userId}`;
  await postTransfer(tx, { id, opKey, kind: 'forfeit', currency: 'BC', subjectId: null, actorId: userId, at, legs });
}
