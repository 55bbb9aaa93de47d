import { sql } from 'drizzle-orm';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, index, uniqueIndex } = kit;

/** Work to be done once, later, by whichever gateway is free; the row goes when it is done. */
export const jobs = table(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: json<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    /** Two jobs of one key are one job; null where that does not matter. */
    uniqueKey: text(),
    runAt: at().notNull(),
    attempts: int().notNull().default(0),
    /** Until then somebody is at it; past it the worker is taken for dead. */
    leasedUntil: at(),
    lastError: text(),
    createdAt: at().notNull(),
  },
  (t) => [
    index('jobs_run').on(t.runAt, t.id),
    uniqueIndex('jobs_unique_key')
      .on(t.uniqueKey)
      .where(sql`${t.uniqueKey} is not null`),
  ],
);
export type Job = typeof jobs.$inferSelect;
