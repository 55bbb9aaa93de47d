import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Reader } from '../../db/client/database.ts';
import { lookup } from '../../db/client/sql.ts';
import { setAsideEvents, subscriberCursors } from '../../db/events/cursor.table.ts';
import { events } from '../../db/events/event.table.ts';

const { placeholder } = sql;

const cursorOf = lookup((reader) =>
  reader
    .select()
    .from(subscriberCursors)
    .where(eq(subscriberCursors.subscriber, placeholder('subscriber')))
    .prepare('cursor_of_subscriber'),
);
const setAsideBy = lookup((reader) =>
  reader
    .select({ seq: setAsideEvents.seq })
    .from(setAsideEvents)
    .where(eq(setAsideEvents.subscriber, placeholder('subscriber')))
    .prepare('set_aside_by_subscriber'),
);
const eventsUntil = lookup((reader) =>
  reader
    .select({ seq: events.seq, battleId: events.entityId, type: events.type })
    .from(events)
    .where(and(gt(events.position, 0), lte(events.position, placeholder('position'))))
    .prepare('events_until_position'),
);

/** The events that a subscriber has taken. */
export async function readTakenBy(reader: Reader, subscriber: string) {
  const [cursor] = await cursorOf(reader, { subscriber });
  const waiting = new Set((await setAsideBy(reader, { subscriber })).map(({ seq }) => seq));
  const had = await eventsUntil(reader, { position: cursor?.position ?? 0 });
  return had.filter(({ seq }) => !waiting.has(seq));
}
