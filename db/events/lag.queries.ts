import { asc, count, min, sql } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { readCursors, readEventsAfter } from './cursor.queries.ts';
import { eventHead, setAsideEvents } from './cursor.table.ts';
import { events } from './event.table.ts';

/** How far a subscriber is behind what has happened. */
export interface Lag {
  readonly subscriber: string;
  /** Events that it has not been asked about yet. */
  readonly behind: number;
  /** Events that were set aside for it. */
  readonly setAside: number;
  /** Since when the oldest of both has waited; null when none does. */
  readonly since: number | null;
}

/** The lag of every subscriber that is known. */
export async function readLags(reader: Reader): Promise<Lag[]> {
  const [head] = await reader.select().from(eventHead);
  const isUnordered = sql`${events.position} is null`;
  const [unordered] = await reader.select({ count: count() }).from(events).where(isUnordered);
  const [first] = await reader
    .select({ at: events.at })
    .from(events)
    .where(isUnordered)
    .orderBy(asc(events.seq))
    .limit(1);
  const aside = await reader
    .select({ subscriber: setAsideEvents.subscriber, count: count(), since: min(setAsideEvents.setAsideAt) })
    .from(setAsideEvents)
    .groupBy(setAsideEvents.subscriber);
  const lags: Lag[] = [];
  for (const { subscriber, position } of await readCursors(reader)) {
    const [next] = await readEventsAfter(reader, position, 1);
    const own = aside.find((row) => row.subscriber === subscriber);
    const since = [next?.at, first?.at, own?.since].filter((at) => typeof at === 'number');
    lags.push({
      subscriber,
      behind: (head?.position ?? 0) - position + (unordered?.count ?? 0),
      setAside: own?.count ?? 0,
      since: since.length === 0 ? null : Math.min(...since),
    });
  }
  return lags;
}
