import { sql } from 'drizzle-orm';
import { kit } from '../client/kit.ts';

const { table, text, int, at, index, primaryKey } = kit;

/** One row: the last position that was given to an event. Whoever gives out more holds it. */
export const eventHead = table('event_head', {
  id: text().primaryKey(),
  position: int().notNull(),
});

/** Where each durable subscriber stands. */
export const subscriberCursors = table('subscriber_cursors', {
  subscriber: text().primaryKey(),
  /** The last event that it has had, or that was set aside for it. */
  position: int().notNull(),
  /** The types that it takes as the latest start of a gateway has it, sorted, with commas between; null from before that was kept. */
  types: text(),
  /** When a gateway said the last time that there is this subscriber; at most an hour ago while one runs. */
  seenAt: at().notNull(),
});

export type Cursor = typeof subscriberCursors.$inferSelect;

/** Events that a subscriber could not take yet, and what came after them of the same entity. */
export const setAsideEvents = table(
  'set_aside_events',
  {
    subscriber: text().notNull(),
    position: int().notNull(),
    seq: int().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** How often it was tried; 0 for one that waits behind another. */
    attempts: int().notNull(),
    /** When it is tried again; null while an earlier one of its entity is not taken. */
    retryAt: at(),
    lastError: text(),
    setAsideAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriber, t.position] }),
    index('set_aside_events_entity').on(t.subscriber, t.entity, t.entityId, t.position),
    index('set_aside_events_due')
      .on(t.subscriber, t.retryAt, t.position)
      .where(sql`${t.retryAt} is not null`),
  ],
);
export type SetAside = typeof setAsideEvents.$inferSelect;
