import { and, asc, between, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { playDays } from './ledger.table.ts';
import { type DepositRow, type WithdrawalRow, deposits, paymentMethods, withdrawals } from './payment.table.ts';

/** Instants: after the first, up to the second. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** What came in from an account's payments of a span, also what a bank took back later. */
export const listPaidIn = (reader: Reader, userId: string, { since, until }: Span): Promise<DepositRow[]> =>
  reader
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        gt(deposits.createdAt, since),
        lte(deposits.createdAt, until),
        inArray(deposits.status, ['succeeded', 'charged-back']),
      ),
    )
    .orderBy(asc(deposits.createdAt), asc(deposits.id));

/** What an account asked to have paid out within a span, without what came to nothing. */
export const listAskedOut = (reader: Reader, userId: string, { since, until }: Span): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        gt(withdrawals.requestedAt, since),
        lte(withdrawals.requestedAt, until),
        inArray(withdrawals.status, ['requested', 'processing', 'approved', 'paid']),
      ),
    )
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));

/** What was staked from one UTC day to another, both included, in cents. */
export async function readStakedBetween(reader: Reader, userId: string, from: string, to: string): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(playDays.stakedCents) })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), between(playDays.day, from, to)));
  return row?.cents ?? 0;
}

/** The methods that an account added within a span, removed ones too, the oldest first. */
export async function listAddedMethods(reader: Reader, userId: string, { since, until }: Span): Promise<string[]> {
  const rows = await reader
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.userId, userId), gt(paymentMethods.createdAt, since), lte(paymentMethods.createdAt, until)),
    )
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
  return rows.map(({ id }) => id);
}

export const readDeposits = (reader: Reader, ids: readonly string[]): Promise<DepositRow[]> =>
  reader
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]));

export const readWithdrawals = (reader: Reader, ids: readonly string[]): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.id, [...ids]));
