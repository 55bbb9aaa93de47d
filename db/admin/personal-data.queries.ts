import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { balanceAdjustments } from './adjustment.table.ts';

/** What was set right on the account and why: not by whom. */
export const readAdjustmentData = (reader: Reader, userId: string) =>
  reader
    .select({
      amount: balanceAdjustments.amount,
      currency: balanceAdjustments.currency,
      reason: balanceAdjustments.reason,
      state: balanceAdjustments.state,
      at: balanceAdjustments.askedAt,
    })
    .from(balanceAdjustments)
    .where(eq(balanceAdjustments.userId, userId))
    .orderBy(asc(balanceAdjustments.askedAt), asc(balanceAdjustments.id));
