import { and, asc, count, desc, eq, gt, inArray, min, ne, notInArray, sql } from 'drizzle-orm';
import { MANUAL_PREFIX } from '../../domain/wallet/hand-payouts.ts';
import type { WithdrawalStatus } from '../../domain/wallet/payments.ts';
import type { Reader, Tx } from '../client/database.ts';
import { after, before, sumInt } from '../client/sql.ts';
import { type DepositRow, type WithdrawalRow, deposits, providerEvents, withdrawals } from './payment.table.ts';

export interface PaymentKey {
  readonly at: number;
  readonly id: string;
}

export async function insertDeposit(tx: Tx, deposit: typeof deposits.$inferInsert): Promise<void> {
  await tx.insert(deposits).values(deposit);
}

export async function readDeposit(reader: Reader, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await reader.select().from(deposits).where(eq(deposits.id, id));
  return deposit;
}

export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return deposit;
}

export async function findDeposit(reader: Reader, provider: string, ref: string): Promise<DepositRow | undefined> {
  const [deposit] = await reader
    .select()
    .from(deposits)
    .where(and(eq(deposits.provider, provider), eq(deposits.providerRef, ref)));
  return deposit;
}

export async function changeDeposit(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<DepositRow, 'status' | 'providerRef' | 'actionUrl' | 'failure' | 'changedAt' | 'takenBackCents' | 'reversals'>
  >,
): Promise<void> {
  await tx.update(deposits).set(change).where(eq(deposits.id, id));
}

/** Whether a provider was ever asked for a deposit. */
export async function hasDepositBy(reader: Reader, provider: string): Promise<boolean> {
  const found = await reader.select({ id: deposits.id }).from(deposits).where(eq(deposits.provider, provider)).limit(1);
  return found.length > 0;
}

/** A player's deposits, newest first, after a keyset cursor. */
export const listDeposits = (
  reader: Reader,
  userId: string,
  limit: number,
  past: PaymentKey | null,
): Promise<DepositRow[]> =>
  reader
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        past ? before([deposits.createdAt, deposits.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit);

export async function insertWithdrawal(tx: Tx, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}

export async function readWithdrawal(reader: Reader, id: string): Promise<WithdrawalRow | undefined> {
  const [withdrawal] = await reader.select().from(withdrawals).where(eq(withdrawals.id, id));
  return withdrawal;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return withdrawal;
}

export async function findWithdrawal(
  reader: Reader,
  provider: string,
  ref: string,
): Promise<WithdrawalRow | undefined> {
  const [withdrawal] = await reader
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.provider, provider), eq(withdrawals.providerRef, ref)));
  return withdrawal;
}

export async function changeWithdrawal(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      WithdrawalRow,
      | 'status'
      | 'reason'
      | 'changedAt'
      | 'firstApproverId'
      | 'decidedBy'
      | 'providerRef'
      | 'handledBy'
      | 'handledAt'
      | 'bankReference'
      | 'sentOn'
    >
  >,
): Promise<void> {
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id));
}

/** A player's withdrawals, newest first, after a keyset cursor. */
export const listWithdrawals = (
  reader: Reader,
  userId: string,
  limit: number,
  past: PaymentKey | null,
): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        past ? before([withdrawals.requestedAt, withdrawals.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
    .limit(limit);

/** Withdrawals of one status over all players, oldest first: the queue of staff. */
export const listWithdrawalQueue = (
  reader: Reader,
  status: WithdrawalStatus,
  limit: number,
  past: PaymentKey | null,
): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.status, status),
        past ? after([withdrawals.requestedAt, withdrawals.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id))
    .limit(limit);

/** A player's withdrawals whose amount and fee still lie in escrow. */
export const listOpenWithdrawals = (reader: Reader, userId: string): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.status, ['requested', 'processing', 'approved'])))
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));

/** Keeps a provider's event; false when this very event was kept before. */
export async function claimProviderEvent(tx: Tx, event: typeof providerEvents.$inferInsert): Promise<boolean> {
  const kept = await tx.insert(providerEvents).values(event).onConflictDoNothing().returning({ id: providerEvents.id });
  return kept.length > 0;
}

export async function countWithdrawals(reader: Reader, status: WithdrawalStatus): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(withdrawals).where(eq(withdrawals.status, status));
  return row?.count ?? 0;
}

/** Withdrawals that nobody has decided, and since when the oldest waits. */
export async function readWaitingWithdrawals(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(withdrawals.requestedAt) })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'requested'));
  return row;
}

/** Approved payouts that people have to send by hand, and since when the oldest waits; not those to one account. */
export async function readWaitingPayouts(reader: Reader, butTo: string) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(withdrawals.requestedAt) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.status, 'approved'),
        // No stretch of an index: that would be all that were ever sent by hand, and few are approved.
        sql`substr(${withdrawals.providerRef}, 1, ${sql.raw(String(MANUAL_PREFIX.length))}) = ${MANUAL_PREFIX}`,
        ne(withdrawals.userId, butTo),
      ),
    );
  return row;
}

/** What a player has paid in and out since an instant, both together, in cents; what came to nothing does not count. */
export async function readPaidSince(reader: Reader, userId: string, since: number): Promise<number> {
  const [paidIn] = await reader
    .select({ cents: sumInt(deposits.amountCents) })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), gt(deposits.createdAt, since), ne(deposits.status, 'failed')));
  const [paidOut] = await reader
    .select({ cents: sumInt(withdrawals.amountCents) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        gt(withdrawals.requestedAt, since),
        notInArray(withdrawals.status, ['rejected', 'failed']),
      ),
    );
  return (paidIn?.cents ?? 0) + (paidOut?.cents ?? 0);
}

export interface PaidOut {
  readonly amountCents: number;
  readonly requestedAt: number;
  readonly paidAt: number;
}

/** The latest withdrawals that were paid, with how long each took. */
export const listPaidOut = (reader: Reader, limit: number): Promise<PaidOut[]> =>
  reader
    .select({
      amountCents: withdrawals.amountCents,
      requestedAt: withdrawals.requestedAt,
      paidAt: withdrawals.changedAt,
    })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'paid'))
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
    .limit(limit);
