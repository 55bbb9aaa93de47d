import { sql } from 'drizzle-orm';
import type { EventOf, EventPayloads, EventType } from '../../domain/shared/events.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, json, serial, index } = kit;

/** What happened, written in the transaction that made it happen. */
export const events = table(
  'events',
  {
    seq: serial(),
    /** `entity.verb`, e.g. `battle.joined`. */
    type: text().$type<EventType>().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** The ids of the players whom it is about. */
    concerns: json<readonly string[]>().notNull().default([]),
    data: json<EventPayloads[EventType]>().notNull(),
    at: at().notNull(),
    /** When every durable subscriber had it; null until then. */
    dispatchedAt: at(),
  },
  (t) => [
    index('events_undispatched')
      .on(t.seq)
      .where(sql`${t.dispatchedAt} is null`),
    index('events_entity').on(t.entity, t.entityId, t.seq),
  ],
);
/** An event as it is read; that a row's data are those of its type is what `appendEvent` has seen to. */
export type StoredEvent = EventOf;
export const storedEvents = (rows: readonly (typeof events.$inferSelect)[]): StoredEvent[] =>
  rows as unknown as StoredEvent[];
