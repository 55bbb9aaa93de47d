import { sql } from 'drizzle-orm';
import { kit } from '../client/kit.ts';
import type { JobKind, JobPayloads } from './job-payloads.ts';

const { table, text, int, at, json, index, uniqueIndex } = kit;

/** Work to be done once, later, by whichever gateway is free; the row goes when it is done. */
export const jobs = table(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().$type<JobKind>().notNull(),
    payload: json<JobPayloads[JobKind]>().notNull(),
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
type Row = typeof jobs.$inferSelect;

/** A job of one of some kinds; the kind says what its payload is. */
export type Job<K extends JobKind = JobKind> = {
  [One in K]: Omit<Row, 'kind' | 'payload'> & { readonly kind: One; readonly payload: JobPayloads[One] };
}[K];
