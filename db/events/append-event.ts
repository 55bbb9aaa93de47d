import { sql } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { type EventData, events } from './event.table.ts';

const { placeholder } = sql;

const insertEvent = statement((tx) =>
  tx
    .insert(events)
    .values({
      type: placeholder('type'),
      entity: placeholder('entity'),
      entityId: placeholder('entityId'),
      data: placeholder('data'),
      at: placeholder('at'),
      dispatchedAt: placeholder('dispatchedAt'),
    })
    .returning({ seq: events.seq })
    .prepare('insert_event'),
);

export interface NewEvent {
  readonly type: string;
  readonly entity: string;
  readonly entityId: string;
  readonly data: EventData;
  readonly at: number;
}

async function write(tx: Tx, event: NewEvent, dispatchedAt: number | null): Promise<void> {
  const [row] = await insertEvent(tx, { ...event, dispatchedAt });
  if (row) tx.announce({ ...event, seq: row.seq, dispatchedAt });
}

/** Writes an event in the transaction that made it happen and tells the listeners after the commit. */
export const appendEvent = (tx: Tx, event: NewEvent): Promise<void> => write(tx, event, null);

/** The same for what only wakes subscriptions: durable subscribers do not hear of it. */
export const appendLiveEvent = (tx: Tx, event: NewEvent): Promise<void> => write(tx, event, event.at);
