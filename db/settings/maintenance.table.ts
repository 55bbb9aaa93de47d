import { sql } from 'drizzle-orm';
import { MAINTENANCE_STATES } from '../../domain/shared/maintenance.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, bool, index } = kit;

/** Maintenance that was announced (AS-17, AS-19). While one is running, `maintenance-mode` is on. */
export const maintenances = table(
  'maintenances',
  {
    id: text().primaryKey(),
    state: oneOf(MAINTENANCE_STATES).notNull(),
    /** When it begins by itself; null where no date is set, and somebody begins it by hand. */
    startsAt: at(),
    /** As the players read it; may be empty. */
    reason: text().notNull(),
    /** Whether every page announces it. */
    notifiesAll: bool().notNull(),
    scheduledBy: text()
      .notNull()
      .references(() => users.id),
    scheduledAt: at().notNull(),
    /** Null before it began, and of those from before that was kept. */
    beganAt: at(),
    /** When it began, or ended, or was called off. */
    changedAt: at().notNull(),
  },
  (t) => [
    index('maintenances_open')
      .on(t.id)
      .where(sql`${t.state} in ('scheduled', 'running')`),
    index('maintenances_ended')
      .on(t.changedAt, t.id)
      .where(sql`${t.state} = 'ended'`),
  ],
);
export type Maintenance = typeof maintenances.$inferSelect;
