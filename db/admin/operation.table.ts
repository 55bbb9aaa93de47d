import { sql } from 'drizzle-orm';
import { ERRAND_STATES, OPERATION_KINDS, OPERATION_STATES } from '../../domain/admin/operations.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, primaryKey } = kit;

/** What administrators have the servers do (AS-07, AS-16), and how it went. */
export const systemOperations = table(
  'system_operations',
  {
    id: text().primaryKey(),
    kind: oneOf(OPERATION_KINDS).notNull(),
    state: oneOf(OPERATION_STATES).notNull(),
    /** Two open operations of one slot there cannot be; null once it has ended, and where that does not matter. */
    slot: text(),
    /** Empty where none is asked for. */
    reason: text().notNull(),
    askedBy: text()
      .notNull()
      .references(() => users.id),
    askedAt: at().notNull(),
    /** Who confirmed it, or called it off. */
    decidedBy: text().references(() => users.id),
    /** When it is given up unless something happens. */
    endsAt: at().notNull(),
    endedAt: at(),
    /** Of a backup: the name of its file in the operator's folder, and its bytes. Null once it was removed. */
    fileName: text(),
    bytes: int(),
  },
  (t) => [
    uniqueIndex('system_operations_slot')
      .on(t.slot)
      .where(sql`${t.slot} is not null`),
    index('system_operations_open')
      .on(t.endsAt)
      .where(sql`${t.state} in ('asked', 'running')`),
    index('system_operations_files')
      .on(t.id)
      .where(sql`${t.fileName} is not null`),
    index('system_operations_ended')
      .on(t.endedAt)
      .where(sql`${t.endedAt} is not null`),
  ],
);
export type SystemOperation = typeof systemOperations.$inferSelect;

/** What one server has to do of an operation. */
export const errands = table(
  'errands',
  {
    operationId: text()
      .notNull()
      .references(() => systemOperations.id),
    /** In this order, where they go one after another. */
    place: int().notNull(),
    serverId: text().notNull(),
    /** The run of the process that it is for: the next one of the name has nothing to do with it. */
    runId: text().notNull(),
    state: oneOf(ERRAND_STATES).notNull(),
    /** In words. */
    outcome: text().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.operationId, t.place] }),
    index('errands_open')
      .on(t.serverId)
      .where(sql`${t.state} in ('waiting', 'running')`),
  ],
);
export type Errand = typeof errands.$inferSelect;
