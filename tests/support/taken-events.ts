import { and, eq, gt, lte } from 'drizzle-orm';
import type { Reader } from '../../db/client/database.ts';
import { setAsideEvents, subscriberCursors } from '../../db/events/cursor.table.ts';
import { events } from '../../db/events/event.table.ts';

/** The events that a subscriber has taken. */
export async function readTakenBy(reader: Reader, subscriber: string) {
  const isIts = eq(subscriberCursors.subscriber, subscriber);
  const [cursor] = await reader.select().from(subscriberCursors).where(isIts);
  const aside = await reader
    .select({ seq: setAsideEvents.seq })
    .from(setAsideEvents)
    .where(eq(setAsideEvents.subscriber, subscriber));
  const waiting = new Set(aside.map(({ seq }) => seq));
  const had = await reader
    .select({ seq: events.seq, battleId: events.entityId, type: events.type })
    .from(events)
    .where(and(gt(events.position, 0), lte(events.position, cursor?.position ?? 0)));
  return had.filter(({ seq }) => !waiting.has(seq));
}
