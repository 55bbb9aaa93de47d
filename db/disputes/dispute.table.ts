import { sql } from 'drizzle-orm';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/user.table.ts';
import { battles } from '../battles/battle.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, uniqueIndex } = kit;

/** EN-55 */
export const disputes = table(
  'disputes',
  {
    id: text().primaryKey(),
    battleId: text()
      .notNull()
      .references(() => battles.id),
    /** Null when the two results contradicted each other and nobody had to complain. */
    reportedById: text().references(() => users.id),
    type: oneOf(DISPUTE_TYPES).notNull(),
    description: text().notNull(),
    priority: oneOf(DISPUTE_PRIORITIES).notNull(),
    status: oneOf(DISPUTE_STATUSES).notNull(),
    submittedAt: at().notNull(),
    moderatorId: text().references(() => users.id),
    /** The deciding action; null until decided. */
    action: oneOf(DISPUTE_ACTIONS),
    reason: text(),
    decidedAt: at(),
  },
  (t) => [
    index('disputes_battle').on(t.battleId, t.submittedAt),
    index('disputes_open')
      .on(t.submittedAt, t.id)
      .where(sql`${t.status} <> 'resolved'`),
    uniqueIndex('disputes_one_open')
      .on(t.battleId)
      .where(sql`${t.status} <> 'resolved'`),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;
