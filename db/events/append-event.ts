import { sql } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import type { EventOf, EventType, NewEvent } from '../../domain/shared/events.ts';
import { events } from './event.table.ts';

const { placeholder } = sql;

const insertEvent = statement((tx) =>
  tx
    .insert(events)
    .values({
      type: placeholder('type'),
      entity: placeholder('entity'),
      entityId: placeholder('entityId'),
      concerns: placeholder('concerns'),
      data: placeholder('data'),
      at: placeholder('at'),
      position: placeholder('position'),
    })
    .returning({ seq: events.seq })
    .prepare('insert_event'),
);

async function write(tx: Tx, event: NewEvent, position: 0 | null): Promise<void> {
  const [row] = await insertEvent(tx, { ...event, position });
  if (row) tx.announce({ ...event, seq: row.seq } as EventOf);
}

/** Writes an event in the transaction that made it happen and tells the listeners after the commit. */
export const appendEvent = <T extends EventType>(tx: Tx, event: NewEvent<T>): Promise<void> => write(tx, event, null);

/** The same for what only wakes subscriptions: durable subscribers do not hear of it. */
export const appendLiveEvent = <T extends EventType>(tx: Tx, event: NewEvent<T>): Promise<void> => write(tx, event, 0);
