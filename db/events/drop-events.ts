import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { jobs } from '../jobs/job.table.ts';
import { events } from './event.table.ts';

/** Whose job has the number of an event that its subscribers could not take yet. */
export const REDELIVERY = 'event.redeliver';

/**
 * Drops events from before a moment, the oldest first and a bounded number at a time; answers how many. What is not
 * delivered yet is kept with everything after it, so that the events that are left have no gap and a log knows from the
 * oldest number what it cannot tell any more. The newest one stays: its number is where every log stands.
 */
export const dropOldEvents = (db: Database, before: number, most: number): Promise<number> =>
  db.transact(async (tx) => {
    const oldest = await tx
      .select({ seq: events.seq, at: events.at, dispatchedAt: events.dispatchedAt })
      .from(events)
      .orderBy(asc(events.seq))
      .limit(most + 1);
    const waiting = await tx.select({ payload: jobs.payload }).from(jobs).where(eq(jobs.kind, REDELIVERY));
    const setAside = new Set(waiting.map(({ payload }) => Number(payload['seq'])));
    const isKept = ({ seq, at, dispatchedAt }: (typeof oldest)[number]): boolean =>
      at >= before || dispatchedAt === null || setAside.has(seq);
    const candidates = oldest.slice(0, -1);
    const end = candidates.findIndex(isKept);
    const dropped = end === -1 ? candidates : candidates.slice(0, end);
    const last = dropped.at(-1);
    if (last) await tx.delete(events).where(lte(events.seq, last.seq));
    return dropped.length;
  });
