import { and, count, desc, eq, gt, min, ne, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, sumInt } from '../client/sql.ts';
import { type BalanceAdjustment, balanceAdjustments } from './adjustment.table.ts';

const askers = alias(users, 'askers');
const deciders = alias(users, 'deciders');

export interface AdjustmentView extends BalanceAdjustment {
  readonly username: string;
  readonly askedByName: string;
  readonly decidedByName: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({
      id: balanceAdjustments.id,
      userId: balanceAdjustments.userId,
      currency: balanceAdjustments.currency,
      amount: balanceAdjustments.amount,
      reason: balanceAdjustments.reason,
      state: balanceAdjustments.state,
      askedBy: balanceAdjustments.askedBy,
      askedAt: balanceAdjustments.askedAt,
      decidedBy: balanceAdjustments.decidedBy,
      decidedAt: balanceAdjustments.decidedAt,
      username: users.username,
      askedByName: askers.username,
      decidedByName: deciders.username,
    })
    .from(balanceAdjustments)
    .innerJoin(users, eq(users.id, balanceAdjustments.userId))
    .innerJoin(askers, eq(askers.id, balanceAdjustments.askedBy))
    .leftJoin(deciders, eq(deciders.id, balanceAdjustments.decidedBy));

/** Of one account, newest first. */
export const listAdjustmentsOf = (
  reader: Reader,
  userId: string,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<AdjustmentView[]> =>
  views(reader)
    .where(
      and(
        eq(balanceAdjustments.userId, userId),
        past ? before([balanceAdjustments.askedAt, balanceAdjustments.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(balanceAdjustments.askedAt), desc(balanceAdjustments.id))
    .limit(limit);

/** Those that wait for a second administrator, the oldest first: ids grow with time. */
export const listWaitingAdjustments = (reader: Reader, limit: number, past: string | null): Promise<AdjustmentView[]> =>
  views(reader)
    .where(
      // A literal: a partial index is found by its exact condition only.
      and(sql`${balanceAdjustments.state} = 'waiting'`, past === null ? undefined : gt(balanceAdjustments.id, past)),
    )
    .orderBy(balanceAdjustments.id)
    .limit(limit);

/** Adjustments that wait for a second administrator, and since when the oldest does. */
export async function summarizeWaiting(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(balanceAdjustments.askedAt) })
    .from(balanceAdjustments)
    .where(sql`${balanceAdjustments.state} = 'waiting'`);
  return row;
}

export async function readAdjustment(reader: Reader, id: string): Promise<AdjustmentView | undefined> {
  const [row] = await views(reader).where(eq(balanceAdjustments.id, id));
  return row;
}

/** The adjustment, locked until the transaction ends. */
export async function lockAdjustment(tx: Tx, id: string): Promise<BalanceAdjustment | undefined> {
  const [row] = await tx.select().from(balanceAdjustments).where(eq(balanceAdjustments.id, id)).for('update');
  return row;
}

/** What was adjusted on an account since an instant and not refused, either way, as one sum. */
export async function sumAdjusted(tx: Tx, userId: string, currency: Currency, since: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sumInt(sql`abs(${balanceAdjustments.amount})`) })
    .from(balanceAdjustments)
    .where(
      and(
        eq(balanceAdjustments.userId, userId),
        gt(balanceAdjustments.askedAt, since),
        eq(balanceAdjustments.currency, currency),
        ne(balanceAdjustments.state, 'refused'),
      ),
    );
  return row?.sum ?? 0;
}

export async function insertAdjustment(tx: Tx, row: BalanceAdjustment): Promise<void> {
  await tx.insert(balanceAdjustments).values(row);
}

export async function closeAdjustment(
  tx: Tx,
  id: string,
  state: 'booked' | 'refused',
  by: string,
  at: number,
): Promise<void> {
  await tx.update(balanceAdjustments).set({ state, decidedBy: by, decidedAt: at }).where(eq(balanceAdjustments.id, id));
}
