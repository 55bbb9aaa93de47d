import { kit } from '../client/kit.ts';

const { table, text, int, at, index } = kit;

/** Until when the gateways have accounted for themselves; one row, locked by whoever goes on. */
export const statusMark = table('status_mark', {
  id: int().primaryKey(),
  at: at().notNull(),
});

/** How a UTC day was spent, as far as it was watched, in milliseconds. */
export const statusDays = table('status_days', {
  /** `YYYY-MM-DD` */
  day: text().primaryKey(),
  upMs: int().notNull(),
  /** When no gateway could write anything down. */
  downMs: int().notNull(),
  /** When players could read and change nothing. */
  maintenanceMs: int().notNull(),
});
export type StatusDay = typeof statusDays.$inferSelect;

/** When no gateway could write anything down. */
export const outages = table(
  'outages',
  {
    id: text().primaryKey(),
    startedAt: at().notNull(),
    endedAt: at().notNull(),
  },
  (t) => [index('outages_started').on(t.startedAt, t.id)],
);
export type Outage = typeof outages.$inferSelect;
