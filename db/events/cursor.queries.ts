import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { HOUR, DAY } from '../../domain/shared/time.ts';
import type { Database, Reader, Tx } from '../client/database.ts';
import { affected, lookup, statement } from '../client/sql.ts';
import { type Cursor, eventHead, setAsideEvents, subscriberCursors } from './cursor.table.ts';
import { type StoredEvent, events, storedEvents } from './event.table.ts';
import type { Subscriber } from './subscriber.ts';

const { placeholder } = sql;

/** An event with its place in the order of delivery. */
export type Positioned = StoredEvent & { readonly position: number };

const HEAD = 'head';
/** So many events get their position in one transaction. */
const ORDERED_MAX = 500;
/** How often a gateway says which subscribers there are, and when one that no gateway named is forgotten. */
const SEEN_EVERY = HOUR;
const FORGOTTEN_AFTER = 7 * DAY;

const isUnordered = sql`${events.position} is null`;
const isOrdered = sql`${events.position} > 0`;

const unordered = lookup((reader) =>
  reader.select({ seq: events.seq }).from(events).where(isUnordered).limit(1).prepare('events_unordered'),
);
const lockHead = statement((tx) =>
  tx.select().from(eventHead).where(eq(eventHead.id, HEAD)).for('update').prepare('event_head_lock'),
);
const giveOut = statement((tx) => {
  const next = tx
    .select({
      seq: events.seq,
      place: sql<number>`row_number() over (order by ${events.seq})`.as('place'),
    })
    .from(events)
    .where(isUnordered)
    .orderBy(asc(events.seq))
    .limit(ORDERED_MAX)
    .as('next');
  return tx
    .update(events)
    .set({ position: sql`${placeholder('head')} + ${next.place}` })
    .from(next)
    .where(eq(events.seq, next.seq))
    .prepare('events_give_out');
});

/**
 * Gives committed events their position, in the order of their numbers; answers how many got one. A number is given out
 * before its commit, so that a lower one may appear after a higher one. A position is given to what is committed, by
 * one at a time and without gaps: whoever stands at a position has missed nothing before it. Two events of one entity
 * keep their order, because who writes the second has waited for the commit of the first.
 */
export async function orderEvents(db: Database): Promise<number> {
  if ((await unordered(db.read)).length === 0) return 0;
  return db.transact(async (tx) => {
    const [head] = await lockHead(tx);
    if (!head) throw new Error('the event_head has no row');
    const ordered = affected(await giveOut(tx, { head: head.position }));
    await tx
      .update(eventHead)
      .set({ position: head.position + ordered })
      .where(eq(eventHead.id, HEAD));
    return ordered;
  });
}

const after = lookup((reader) =>
  reader
    .select()
    .from(events)
    .where(and(isOrdered, sql`${events.position} > ${placeholder('position')}`))
    .orderBy(asc(events.position))
    .limit(placeholder('most'))
    .prepare('events_after'),
);

/** What comes after a position, in the order of delivery. */
export const readEventsAfter = async (reader: Reader, position: number, most: number): Promise<Positioned[]> =>
  storedEvents(await after(reader, { position, most })) as Positioned[];

export async function readEvent(reader: Reader, seq: number): Promise<StoredEvent | undefined> {
  const [event] = storedEvents(await reader.select().from(events).where(eq(events.seq, seq)));
  return event;
}

const cursors = lookup((reader) => reader.select().from(subscriberCursors).prepare('subscriber_cursors'));
export const readCursors = (reader: Reader) => cursors(reader);

/**
 * The cursors of subscribers by name. A new one gets its cursor here; one that no gateway has named for a week is
 * forgotten with what was set aside for it, so that it holds no events back for ever.
 */
export async function openCursors(
  db: Database,
  subscribers: readonly Subscriber[],
  now: number,
): Promise<ReadonlyMap<string, Cursor>> {
  const known = await readCursors(db.read);
  const fresh = new Set(known.filter(({ seenAt }) => seenAt > now - SEEN_EVERY).map(({ subscriber }) => subscriber));
  const isComplete = subscribers.every(({ name }) => fresh.has(name));
  if (!isComplete) await db.transact((tx) => nameSubscribers(tx, subscribers, now));
  const standing = isComplete ? known : await readCursors(db.read);
  return new Map(standing.map((cursor) => [cursor.subscriber, cursor]));
}

const typesText = ({ types }: Subscriber): string => [...types].toSorted().join(',');

/**
 * Says what subscribers take, before a gateway tells the first event. The latest start is right: gateways that run an
 * older version leave to it what they do not know. One at a time, so that nobody who holds a cursor is waited for with
 * another one in hand.
 */
export async function declareSubscribers(db: Database, subscribers: readonly Subscriber[], now: number): Promise<void> {
  await openCursors(db, subscribers, now);
  for (const one of subscribers)
    await db.transact((tx) =>
      tx
        .update(subscriberCursors)
        .set({ types: typesText(one) })
        .where(eq(subscriberCursors.subscriber, one.name)),
    );
}

async function nameSubscribers(tx: Tx, subscribers: readonly Subscriber[], now: number): Promise<void> {
  const names = subscribers.map(({ name }) => name);
  const head = (await lockHead(tx))[0]?.position ?? 0;
  const [oldest] = await readEventsAfter(tx, 0, 1);
  const begins = { now: head, oldest: oldest ? oldest.position - 1 : head };
  await tx
    .insert(subscriberCursors)
    .values(
      subscribers.map((one) => ({
        subscriber: one.name,
        position: begins[one.from],
        types: typesText(one),
        seenAt: now,
      })),
    )
    .onConflictDoNothing();
  await tx
    .update(subscriberCursors)
    .set({ seenAt: now })
    .where(inArray(subscriberCursors.subscriber, free(tx, names)));
  await forget(tx, names, now - FORGOTTEN_AFTER);
}

/** Those of some subscribers whose cursor nobody holds, held from now on. */
const free = (tx: Tx, names: readonly string[]) =>
  tx
    .select({ subscriber: subscriberCursors.subscriber })
    .from(subscriberCursors)
    .where(inArray(subscriberCursors.subscriber, [...names]))
    .for('update', { skipLocked: true });

async function forget(tx: Tx, names: readonly string[], seenBefore: number): Promise<void> {
  const gone = await tx
    .delete(subscriberCursors)
    .where(and(notInArray(subscriberCursors.subscriber, [...names]), lt(subscriberCursors.seenAt, seenBefore)))
    .returning({ subscriber: subscriberCursors.subscriber });
  for (const { subscriber } of gone) await tx.delete(setAsideEvents).where(eq(setAsideEvents.subscriber, subscriber));
}

const readOne = lookup((reader) =>
  reader
    .select()
    .from(subscriberCursors)
    .where(eq(subscriberCursors.subscriber, placeholder('subscriber')))
    .prepare('subscriber_cursor'),
);

/** Where a subscriber stands; undefined while it has no cursor. */
export const readCursor = async (reader: Reader, subscriber: string): Promise<Cursor | undefined> =>
  (await readOne(reader, { subscriber }))[0];

const lockOne = statement((tx) =>
  tx
    .select()
    .from(subscriberCursors)
    .where(eq(subscriberCursors.subscriber, placeholder('subscriber')))
    .for('update', { skipLocked: true })
    .prepare('subscriber_cursor_lock'),
);

/** Where a subscriber stands, held until the transaction ends; undefined while another gateway delivers to it. */
export const lockCursor = async (tx: Tx, subscriber: string): Promise<Cursor | undefined> =>
  (await lockOne(tx, { subscriber }))[0];

const move = statement((tx) =>
  tx
    .update(subscriberCursors)
    .set({ position: sql`${placeholder('position')}` })
    .where(eq(subscriberCursors.subscriber, placeholder('subscriber')))
    .prepare('subscriber_cursor_move'),
);
export const moveCursor = (tx: Tx, subscriber: string, position: number) => move(tx, { subscriber, position });

/** Whether a cursor still is as it was read. */
export const isUnmoved = (cursor: Cursor | undefined, read: Cursor): boolean =>
  cursor?.position === read.position && cursor.types === read.types;

/** Moves those cursors on that are as they were read and that nobody holds; answers how many. */
export async function passOver(tx: Tx, read: readonly Cursor[], to: number): Promise<number> {
  const names = read.map(({ subscriber }) => subscriber);
  const held = await tx
    .select()
    .from(subscriberCursors)
    .where(inArray(subscriberCursors.subscriber, names))
    .for('update', { skipLocked: true });
  const byName = new Map(held.map((cursor) => [cursor.subscriber, cursor]));
  const unmoved = read.filter((cursor) => isUnmoved(byName.get(cursor.subscriber), cursor));
  if (unmoved.length === 0) return 0;
  const moving = unmoved.map(({ subscriber }) => subscriber);
  await tx.update(subscriberCursors).set({ position: to }).where(inArray(subscriberCursors.subscriber, moving));
  return unmoved.length;
}
