import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { events, storedEvents } from '../../db/events/event.table.ts';
import { type Subscriber, defineSubscriber } from '../../db/events/subscriber.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { testEvent } from './test-events.ts';

type Heard = EventOf<'test.happened'>;

/** A subscriber that writes down what it hears, in the transaction in which it hears it. */
export const hearing = (
  name: string,
  { from = 'now', on }: { from?: Subscriber['from']; on?: (tx: Tx, event: Heard) => void | Promise<void> } = {},
): Subscriber =>
  defineSubscriber({
    name,
    types: ['test.happened'],
    from,
    async handle(tx, event) {
      const { entityId, data } = event;
      const text = `${entityId}:${data.text ?? ''}`;
      await appendLiveEvent(tx, testEvent({ entity: 'heard', entityId: name, data: { text } }));
      await on?.(tx, event);
    },
  });

/** What a subscriber has heard for good, in its order, as `entity:text`. */
export async function heardBy(reader: Reader, name: string): Promise<string[]> {
  const rows = await reader
    .select()
    .from(events)
    .where(and(eq(events.entity, 'heard'), eq(events.entityId, name)))
    .orderBy(asc(events.seq));
  return storedEvents(rows).flatMap((event) => (event.type === 'test.happened' ? [event.data.text ?? ''] : []));
}
