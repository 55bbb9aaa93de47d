import { type SQLWrapper, sql } from 'drizzle-orm';
import type { EventOf, EventPayloads, EventType } from '../../domain/shared/events.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, serial, index, uniqueIndex } = kit;

/** What rooms call the things whose events staff read of, as the index has them: one more needs a migration. */
export const INDEXED_FOR_STAFF = [
  'alert',
  'blocked-message',
  'case',
  'risk-case',
  'stream-report',
  'ticket',
  'user-report',
  'withdrawal',
] as const;

/**
 * Whether an event concerns staff; in literals, so that a partial index answers it, and through `lower`, which changes
 * nothing, so that the index of one entity does not seem to do as well.
 */
export const isForStaff = (entity: SQLWrapper) =>
  sql`lower(${entity}) in (${sql.raw(INDEXED_FOR_STAFF.map((one) => `'${one}'`).join(', '))})`;

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
    /** Its place in the order of delivery, without gaps; null until it has one, 0 where only screens hear of it. */
    position: int(),
  },
  (t) => [
    index('events_unordered')
      .on(t.seq)
      .where(sql`${t.position} is null`),
    uniqueIndex('events_position')
      .on(t.position)
      .where(sql`${t.position} > 0`),
    index('events_staff').on(t.seq).where(isForStaff(t.entity)),
    index('events_entity').on(t.entity, t.entityId, t.seq),
  ],
);
/** An event as it is read; that a row's data are those of its type is what `appendEvent` has seen to. */
export type StoredEvent = EventOf;
export const storedEvents = (rows: readonly (typeof events.$inferSelect)[]): StoredEvent[] =>
  rows as unknown as StoredEvent[];
