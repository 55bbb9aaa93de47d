import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { isEvent } from '../../domain/shared/is-event.ts';
import type { EventOf, EventType } from '../../domain/shared/events.ts';
import type { Reader } from '../client/database.ts';
import { engine } from '../client/kit.ts';
import { lookup } from '../client/sql.ts';
import { type StoredEvent, events, isForStaff, storedEvents } from './event.table.ts';

const { placeholder } = sql;

/** An entity whose events are read as a log. */
export interface LogKey {
  readonly entity: string;
  readonly entityId: string;
}

const isOfLog = () => and(eq(events.entity, placeholder('entity')), eq(events.entityId, placeholder('entityId')));

const pageAfter = lookup((reader) =>
  reader
    .select()
    .from(events)
    .where(and(isOfLog(), gt(events.seq, placeholder('seq'))))
    .orderBy(asc(events.seq))
    .limit(placeholder('limit'))
    .prepare('log_page_after'),
);

/** The next events of a log after a number, oldest first. */
export const readLogAfter = async (reader: Reader, key: LogKey, seq: number, limit: number): Promise<StoredEvent[]> =>
  storedEvents(await pageAfter(reader, { ...key, seq, limit }));

const pageUpTo = lookup((reader) =>
  reader
    .select()
    .from(events)
    .where(and(isOfLog(), lte(events.seq, placeholder('seq'))))
    .orderBy(desc(events.seq))
    .limit(placeholder('limit'))
    .prepare('log_page_up_to'),
);

/** By how many later numbers of its log an event may have been overtaken on its way to the last gateway. */
const OVERTAKEN_MAX = 100;
/** And for how long. */
const OVERTAKEN_MS = 10_000;

/**
 * Events of a log that a reader who stands at `seq` may have missed although their numbers are lower: PostgreSQL gives
 * a number out before the commit, and the news of another gateway come a little later. Oldest first. None on SQLite,
 * whose one writer commits in the order of the numbers.
 */
export async function readOvertaken(reader: Reader, key: LogKey, seq: number): Promise<StoredEvent[]> {
  if (engine === 'sqlite') return [];
  const latest = await pageUpTo(reader, { ...key, seq, limit: OVERTAKEN_MAX + 1 });
  const since = (latest[0]?.at ?? 0) - OVERTAKEN_MS;
  return storedEvents(latest.filter((event) => event.seq !== seq && event.at >= since).toReversed());
}

/** What a log says of one type at one moment. */
export async function listEventsAt<T extends EventType>(
  reader: Reader,
  { entity, entityId }: LogKey,
  type: T,
  at: number,
): Promise<EventOf<T>[]> {
  const ofLog = and(eq(events.entity, entity), eq(events.entityId, entityId));
  const rows = await reader
    .select()
    .from(events)
    .where(and(ofLog, eq(events.type, type), eq(events.at, at)));
  return storedEvents(rows).filter((event) => isEvent(event, [type]));
}

/** What a log says of some types since a moment, oldest first. */
export async function listEventsSince<T extends EventType>(
  reader: Reader,
  { entity, entityId }: LogKey,
  types: readonly T[],
  since: number,
): Promise<EventOf<T>[]> {
  const ofLog = and(eq(events.entity, entity), eq(events.entityId, entityId));
  const rows = await reader
    .select()
    .from(events)
    .where(and(ofLog, inArray(events.type, [...types]), gte(events.at, since)))
    .orderBy(asc(events.seq));
  return storedEvents(rows).filter((event) => isEvent(event, types));
}

const numbersAfter = lookup((reader) =>
  reader
    .select({ seq: events.seq })
    .from(events)
    .where(gt(events.seq, placeholder('seq')))
    .orderBy(asc(events.seq))
    .prepare('event_numbers_after'),
);

/** The numbers of all events after one, lowest first. */
export const readNumbersAfter = async (reader: Reader, seq: number): Promise<number[]> =>
  (await numbersAfter(reader, { seq })).map((event) => event.seq);

const newest = lookup((reader) =>
  reader.select({ seq: events.seq }).from(events).orderBy(desc(events.seq)).limit(1).prepare('event_newest'),
);

/**
 * Where every log stands now: the number of the newest event of any of them, 0 before the first. Read it before the
 * state that a log changes: whoever then follows the log after this number hears of every change of that state.
 */
export async function readLatestSeq(reader: Reader): Promise<number> {
  const [row] = await newest(reader);
  return row?.seq ?? 0;
}

const oldest = lookup((reader) =>
  reader.select({ seq: events.seq }).from(events).orderBy(asc(events.seq)).limit(1).prepare('event_oldest'),
);

/** The number of the oldest event that is kept, of any log; null when none is. */
export async function readOldestSeq(reader: Reader): Promise<number | null> {
  const [row] = await oldest(reader);
  return row?.seq ?? null;
}

/** The latest events that concern staff, newest first. */
export async function listForStaff(reader: Reader, limit: number): Promise<StoredEvent[]> {
  return storedEvents(
    await reader.select().from(events).where(isForStaff(events.entity)).orderBy(desc(events.seq)).limit(limit),
  );
}
