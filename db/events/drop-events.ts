import { asc, lte } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { readCursors } from './cursor.queries.ts';
import { setAsideEvents } from './cursor.table.ts';
import { events } from './event.table.ts';

/**
 * Drops events from before a moment, the oldest first and a bounded number at a time; answers how many. What a
 * subscriber has not had yet, or could not take, is kept with everything after it, so that the events that are left
 * have no gap and a log knows from the oldest number what it cannot tell any more. The newest one stays: its number is
 * where every log stands.
 */
export const dropOldEvents = (db: Database, before: number, most: number): Promise<number> =>
  db.transact(async (tx) => {
    const oldest = await tx
      .select({ seq: events.seq, at: events.at, position: events.position })
      .from(events)
      .orderBy(asc(events.seq))
      .limit(most + 1);
    const slowest = Math.min(...(await readCursors(tx)).map(({ position }) => position));
    const waiting = await tx.select({ seq: setAsideEvents.seq }).from(setAsideEvents);
    const setAside = new Set(waiting.map(({ seq }) => seq));
    const isKept = ({ seq, at, position }: (typeof oldest)[number]): boolean =>
      at >= before || position === null || position > slowest || setAside.has(seq);
    const candidates = oldest.slice(0, -1);
    const end = candidates.findIndex(isKept);
    const dropped = end === -1 ? candidates : candidates.slice(0, end);
    const last = dropped.at(-1);
    if (last) await tx.delete(events).where(lte(events.seq, last.seq));
    return dropped.length;
  });
