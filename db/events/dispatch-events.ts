import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Reader } from '../client/database.ts';
import { type StoredEvent, events, storedEvents } from './event.table.ts';
import type { Subscriber } from './subscriber.ts';

/**
 * Hands undispatched events to every durable subscriber, oldest first, and answers how many. Effects and marks commit
 * together, so each event takes effect once; a second gateway waits here, so the order of an entity's events holds.
 * When a subscriber fails nothing of the batch counts.
 */
export async function dispatchEvents(
  db: Database,
  subscribers: readonly Subscriber[],
  now: number,
  most: number,
): Promise<number> {
  const [waiting] = await db.read.select({ seq: events.seq }).from(events).where(isNull(events.dispatchedAt)).limit(1);
  if (!waiting) return 0;
  return db.transact(async (tx) => {
    const batch = await tx
      .select()
      .from(events)
      .where(isNull(events.dispatchedAt))
      .orderBy(asc(events.seq))
      .limit(most)
      .for('update');
    for (const event of storedEvents(batch))
      for (const subscriber of subscribers) if (subscriber.types.has(event.type)) await subscriber.handle(tx, event);
    if (batch.length > 0) {
      await tx
        .update(events)
        .set({ dispatchedAt: now })
        .where(
          inArray(
            events.seq,
            batch.map((event) => event.seq),
          ),
        );
    }
    return batch.length;
  });
}

export async function readEvent(reader: Reader, seq: number): Promise<StoredEvent | undefined> {
  const [event] = storedEvents(await reader.select().from(events).where(eq(events.seq, seq)));
  return event;
}
