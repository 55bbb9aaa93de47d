import { and, eq, gte, sql } from 'drizzle-orm';
import { Refused } from '../../domain/shared/refusals.ts';
import { type Leg, type TransferKind, isRedemption } from '../../domain/wallet/ledger.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { together } from '../client/together.ts';
import { holdFlag } from '../settings/flag.queries.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';

const { placeholder } = sql;

const insertTransfer = statement((tx) =>
  tx
    .insert(transfers)
    .values({
      id: placeholder('id'),
      opKey: placeholder('opKey'),
      kind: placeholder('kind'),
      subjectId: placeholder('subjectId'),
      actorId: placeholder('actorId'),
      at: placeholder('at'),
    })
    .onConflictDoNothing({ target: transfers.opKey })
    .returning({ id: transfers.id })
    .prepare('insert_transfer'),
);

const moved = {
  balance: sql`${ledgerAccounts.balance} + ${placeholder('amount')}`,
  entryCount: sql`${ledgerAccounts.entryCount} + ${placeholder('lines')}`,
};
const standing = { balance: ledgerAccounts.balance, entryCount: ledgerAccounts.entryCount };

/** BattleCoin and money never meet: an account of another currency than the transfer's is not found (BC-20). */
const account = and(eq(ledgerAccounts.id, placeholder('id')), eq(ledgerAccounts.currency, placeholder('currency')));

const credit = statement((tx) =>
  tx.update(ledgerAccounts).set(moved).where(account).returning(standing).prepare('credit_account'),
);

/** Players and escrows never go below zero: the row is not found when the money is not there. */
const debit = statement((tx) =>
  tx
    .update(ledgerAccounts)
    .set(moved)
    .where(and(account, gte(ledgerAccounts.balance, placeholder('least'))))
    .returning(standing)
    .prepare('debit_account'),
);

/** An escrow account begins with the first money that comes into it. */
const creditEscrow = statement((tx) =>
  tx
    .insert(ledgerAccounts)
    .values({
      id: placeholder('id'),
      kind: 'escrow',
      currency: placeholder('currency'),
      balance: placeholder('amount'),
      entryCount: placeholder('lines'),
    })
    .onConflictDoUpdate({
      target: ledgerAccounts.id,
      set: {
        balance: sql`${ledgerAccounts.balance} + ${excluded(ledgerAccounts.balance)}`,
        entryCount: sql`${ledgerAccounts.entryCount} + ${excluded(ledgerAccounts.entryCount)}`,
      },
      setWhere: eq(ledgerAccounts.currency, excluded(ledgerAccounts.currency)),
    })
    .returning(standing)
    .prepare('credit_escrow'),
);

const entryAt = (seq: number) => ({
  transferId: placeholder('transferId'),
  seq,
  accountId: placeholder(`account${seq}`),
  number: placeholder(`number${seq}`),
  kind: placeholder(`kind${seq}`),
  amount: placeholder(`amount${seq}`),
  balanceAfter: placeholder(`after${seq}`),
});

const entryInserts = [2, 3, 4, 5].map((count) =>
  statement((tx) =>
    tx
      .insert(entries)
      .values(Array.from({ length: count }, (_, seq) => entryAt(seq)))
      .prepare(`insert_entries_${count}`),
  ),
);

export interface NewTransfer {
  readonly id: string;
  /** Names the one effect; posting it a second time does nothing. */
  readonly opKey: string;
  readonly kind: TransferKind;
  readonly currency: Currency;
  readonly subjectId: string | null;
  readonly actorId: string | null;
  readonly at: number;
  readonly legs: readonly Leg[];
}

const isUnbounded = (accountId: string): boolean => accountId.startsWith('house:') || accountId.startsWith('external:');

function move(tx: Tx, transfer: NewTransfer, accountId: string, amount: number, lines: number) {
  const { currency } = transfer;
  if (amount < 0 && !isUnbounded(accountId))
    return debit(tx, { id: accountId, currency, amount, lines, least: -amount });
  if (accountId.startsWith('escrow:')) return creditEscrow(tx, { id: accountId, currency, amount, lines });
  return credit(tx, { id: accountId, currency, amount, lines });
}

/**
 * Posts one balanced transfer in one currency: the only way in which money moves. False when this operation key was
 * posted before. Accounts are taken in the order of their ids, so that two transfers never wait for each other.
 * @throws Refused INSUFFICIENT_FUNDS when a player's or an escrow's account does not hold enough; REDEMPTION_OFF when it
 * spends BattleCoin while that is switched off
 */
export async function postTransfer(tx: Tx, transfer: NewTransfer): Promise<boolean> {
  const fresh = await insertTransfer(tx, { ...transfer });
  if (fresh.length === 0) return false;
  await book(tx, transfer);
  return true;
}

/**
 * The same where nobody can have posted it before, which saves the wait between the transfer and its accounts. An
 * operation key that was posted undoes the transaction.
 */
export async function postNewTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  const [fresh] = await together([insertTransfer(tx, { ...transfer }), book(tx, transfer)]);
  if (fresh.length === 0) throw new Error(`${transfer.opKey} has been posted already`);
}

/** Moves the accounts of a transfer and writes its entries. */
async function book(tx: Tx, transfer: NewTransfer): Promise<void> {
  const { legs } = transfer;
  const insertEntries = entryInserts[legs.length - 2];
  if (!insertEntries) throw new Error(`a transfer has 2 to 5 entries, not ${legs.length}`);
  if (legs.reduce((sum, leg) => sum + leg.amount, 0) !== 0) throw new Error(`${transfer.opKey} does not balance`);
  if (isRedemption(transfer.kind, transfer.currency, legs) && !(await holdFlag(tx, 'battlecoin-redemption')))
    throw new Refused('REDEMPTION_OFF');

  const shares = [...new Set(legs.map((leg) => leg.accountId))].toSorted().map((accountId) => {
    const own = legs.filter((leg) => leg.accountId === accountId);
    return { accountId, own, total: own.reduce((sum, leg) => sum + leg.amount, 0) };
  });
  const rows = await together(
    shares.map(({ accountId, own, total }) => move(tx, transfer, accountId, total, own.length)),
  );

  const values: Record<string, unknown> = { transferId: transfer.id };
  let seq = 0;
  for (const [at, { accountId, own, total }] of shares.entries()) {
    const row = rows[at]?.[0];
    if (!row && total >= 0) throw new Error(`${accountId} takes nothing in ${transfer.currency}`);
    if (!row)
      throw new Refused('INSUFFICIENT_FUNDS', {
        data: transfer.currency === 'USD' ? { neededCents: -total } : { neededCoins: -total },
      });
    let after = row.balance - total;
    let number = row.entryCount - own.length;
    for (const leg of own) {
      after += leg.amount;
      number++;
      Object.assign(values, {
        [`account${seq}`]: accountId,
        [`number${seq}`]: number,
        [`kind${seq}`]: leg.kind,
        [`amount${seq}`]: leg.amount,
        [`after${seq}`]: after,
      });
      seq++;
    }
  }
  tx.send(insertEntries(tx, values));
}
