import { kit } from '../client/kit.ts';

const { table, text, int, at } = kit;

/** What the ledger booked in a UTC day that is over (AF-06): written once, so that a year costs a row a day. */
export const financeDays = table('finance_days', {
  /** `YYYY-MM-DD`, UTC */
  day: text().primaryKey(),
  coinCents: int().notNull(),
  /** Of days that were closed before passes were counted: nothing. */
  passCents: int().notNull().default(0),
  contestFeeCents: int().notNull(),
  arcadeCents: int().notNull(),
  withdrawalFeeCents: int().notNull(),
  givenCents: int().notNull(),
  depositCents: int().notNull(),
  payoutCents: int().notNull(),
  chargebackCents: int().notNull(),
  closedAt: at().notNull(),
});
export type FinanceDay = typeof financeDays.$inferSelect;
