import { sql } from 'drizzle-orm';
import { STAFF_TABLES } from '../../domain/shared/staff-views.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, bool, at, index, uniqueIndex } = kit;

/** What staff look at in a table, kept under a name. */
export const staffViews = table(
  'staff_views',
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id),
    table: oneOf(STAFF_TABLES).notNull(),
    name: text().notNull(),
    nameKey: text().notNull(),
    /** Filters, order and columns, as the address has them. */
    query: text().notNull(),
    /** Whether all staff find it; only the owner changes it. */
    isShared: bool().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('staff_views_name').on(t.ownerId, t.table, t.nameKey),
    index('staff_views_shared')
      .on(t.table, t.nameKey, t.id)
      .where(sql`${t.isShared}`),
  ],
);
export type StaffViewRow = typeof staffViews.$inferSelect;
