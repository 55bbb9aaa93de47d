import { sql } from 'drizzle-orm';
import { ADJUSTMENT_STATES } from '../../domain/admin/adjust-balance.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, check } = kit;

const person = () => text().references(() => users.id);

/** Balances that administrators set right, with the reason (AU-04). What is booked stands in the ledger under its id. */
export const balanceAdjustments = table(
  'balance_adjustments',
  {
    id: text().primaryKey(),
    userId: person().notNull(),
    currency: oneOf(CURRENCIES).notNull(),
    /** Into the account when positive, out of it when negative. */
    amount: int().notNull(),
    reason: text().notNull(),
    state: oneOf(ADJUSTMENT_STATES).notNull(),
    askedBy: person().notNull(),
    askedAt: at().notNull(),
    /** Who booked or refused it: another one where two are needed. */
    decidedBy: person(),
    decidedAt: at(),
  },
  (t) => [
    index('balance_adjustments_user').on(t.userId, t.askedAt, t.id),
    index('balance_adjustments_waiting')
      .on(t.id)
      .where(sql`${t.state} = 'waiting'`),
    check('balance_adjustments_amount', sql`${t.amount} <> 0`),
  ],
);
export type BalanceAdjustment = typeof balanceAdjustments.$inferSelect;
