import { sql } from 'drizzle-orm';
import { kit } from '../client/kit.ts';

const { table, text, at, json, serial, index } = kit;

/** What happened, written in the transaction that made it happen. */
export const events = table(
  'events',
  {
    seq: serial(),
    /** `entity.verb`, e.g. `battle.joined`. */
    type: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    data: json<EventData>().notNull(),
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
export type StoredEvent = typeof events.$inferSelect;
export type EventData = Readonly<Record<string, string | number | boolean | null>>;
