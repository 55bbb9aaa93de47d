import { backOffOf } from '../../domain/shared/back-off.ts';
import type { EventType } from '../../domain/shared/events.ts';
import type { Database, Tx } from '../client/database.ts';
import { outageIn } from '../client/outage.ts';
import {
  type Positioned,
  isUnmoved,
  lockCursor,
  moveCursor,
  openCursors,
  orderEvents,
  passOver,
  readCursor,
  readEvent,
  readEventsAfter,
} from './cursor.queries.ts';
import type { Cursor } from './cursor.table.ts';
import type { StoredEvent } from './event.table.ts';
import {
  entityKeyOf,
  postponeSetAside,
  readDue,
  readStuckEntities,
  readWhoIsDue,
  releaseSetAside,
  setAside,
} from './set-aside.queries.ts';
import type { Subscriber } from './subscriber.ts';

/** So many events are handed to a subscriber in one transaction. */
const BATCH = 100;

export interface Failure {
  readonly subscriber: string;
  readonly event: StoredEvent;
  /** How often it has been tried by now. */
  readonly attempts: number;
  readonly error: unknown;
}

/** Who hears that a subscriber could not take an event: in the transaction that sets it aside. */
export type Watch = (tx: Tx, failure: Failure) => Promise<void>;

/** The circumstances of a subscriber's turn. */
export interface Turn {
  readonly now: number;
  readonly watch: Watch;
  /** Milliseconds after which an event counts as not taken. */
  readonly patienceMs: number;
  /** Ends the turn at once; what has not been committed comes again. */
  readonly stop: AbortSignal;
}

/** What a subscriber threw, with the event that it could not take. */
class NotTaken extends Error {
  readonly event: StoredEvent;

  constructor(event: StoredEvent, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.event = event;
  }
}

/** Hands an event over; `among` are all that may be handed over in this transaction. */
type Hand = (event: StoredEvent, among: readonly StoredEvent[]) => Promise<void>;

/**
 * One transaction of a subscriber. Whatever ends it while the subscriber has an event in hand is that event's failure:
 * what it threw, its being late, and SQLite's no to whoever waits for something else. The first one has in hand what is
 * gathered for all.
 * @throws NotTaken
 */
async function handing<T>(
  db: Database,
  subscriber: Subscriber,
  { patienceMs, stop }: Turn,
  work: (tx: Tx, hand: Hand) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const end = (): void => over.abort(stop.reason);
  const inHand: { event: StoredEvent | null } = { event: null };
  const handIn = (tx: Tx): Hand => {
    let gathered: Promise<unknown> | null = null;
    return async (event, among) => {
      inHand.event = event;
      const timer = setTimeout(() => over.abort(new Error(`not taken within ${patienceMs} ms`)), patienceMs).unref();
      try {
        gathered ??= subscriber.gather(tx, among);
        await subscriber.handle(tx, event, await gathered);
      } finally {
        clearTimeout(timer);
      }
      inHand.event = null;
    };
  };
  if (stop.aborted) end();
  stop.addEventListener('abort', end);
  try {
    return await db.transact((tx) => {
      inHand.event = null;
      return work(tx, handIn(tx));
    }, over.signal);
  } catch (error) {
    // The database being away says nothing about the event.
    if (inHand.event === null || stop.aborted || outageIn(error)) throw error;
    throw new NotTaken(inHand.event, error);
  } finally {
    stop.removeEventListener('abort', end);
  }
}

/** The sum of what was done, once all have ended. @throws the first fault */
async function sumOf(works: readonly Promise<number>[]): Promise<number> {
  let sum = 0;
  for (const work of await Promise.allSettled(works)) {
    if (work.status === 'rejected') throw work.reason;
    sum += work.value;
  }
  return sum;
}

/**
 * Gives what has happened its place in the order of delivery, moves on those who want nothing of what comes next, and
 * answers how much of both was done and whose turn it is: who has an event to take, or one to try again. Waits for no
 * subscriber.
 */
export async function lookForEvents(
  db: Database,
  subscribers: readonly Subscriber[],
  now: number,
): Promise<{ readonly done: number; readonly next: readonly Subscriber[] }> {
  const cursors = await openCursors(db, subscribers, now);
  const ordered = await orderEvents(db);
  const standing = new Map<number, Standing[]>();
  for (const subscriber of subscribers) {
    const cursor = cursors.get(subscriber.name);
    if (cursor) standing.set(cursor.position, [...(standing.get(cursor.position) ?? []), { subscriber, cursor }]);
  }
  const next = new Set<Subscriber>();
  const passed = await sumOf([...standing].map(([from, those]) => passBy(db, those, from, next)));
  const due = await readWhoIsDue(db.read, now);
  for (const subscriber of subscribers) if (due.has(subscriber.name)) next.add(subscriber);
  return { done: ordered + passed, next: [...next] };
}

interface Standing {
  readonly subscriber: Subscriber;
  readonly cursor: Cursor;
}

/** Whether a type is one that a newer version of a subscriber takes, and this one does not know. */
const isOfNewer = ({ types }: Subscriber, cursor: Cursor, type: EventType): boolean =>
  !types.has(type) && cursor.types !== null && cursor.types.split(',').includes(type);

/** What comes before the first event that waits for a gateway with a newer version of the subscriber. */
function knownOf(batch: readonly Positioned[], subscriber: Subscriber, cursor: Cursor): readonly Positioned[] {
  const end = batch.findIndex(({ type }) => isOfNewer(subscriber, cursor, type));
  return end === -1 ? batch : batch.slice(0, end);
}

/** Moves those of some who stand at one position and want nothing of the next events past them; adds who has one to take to `next`. */
async function passBy(db: Database, those: readonly Standing[], from: number, next: Set<Subscriber>): Promise<number> {
  const batch = await readEventsAfter(db.read, from, BATCH);
  const last = batch.at(-1);
  if (!last) return 0;
  const others: Cursor[] = [];
  for (const { subscriber, cursor } of those) {
    const known = knownOf(batch, subscriber, cursor);
    if (known.some(({ type }) => subscriber.types.has(type))) next.add(subscriber);
    else if (known.length === batch.length) others.push(cursor);
  }
  return others.length === 0 ? 0 : db.transact((tx) => passOver(tx, others, last.position));
}

/**
 * Hands a subscriber the next events and one that is due again; answers how much was done, 0 when nothing is left. It
 * has a cursor and a transaction of its own, so that its effects and the mark that they happened are one and nobody
 * waits for another. What it cannot take is set aside and tried again with growing pauses, in the order of its entity;
 * events of other entities go on meanwhile. Any number of gateways may do this at once: who delivers to a subscriber
 * holds its cursor, and the others pass on.
 */
export async function takeTurn(db: Database, subscriber: Subscriber, turn: Turn): Promise<number> {
  const from = await readCursor(db.read, subscriber.name);
  if (!from) return 0;
  const batch = knownOf(await readEventsAfter(db.read, from.position, BATCH), subscriber, from);
  const handed = batch.length === 0 ? 0 : await advance(db, subscriber, from, batch, turn);
  const isDue = (await readDue(db.read, subscriber.name, turn.now)) !== undefined;
  return handed + (isDue ? await tryAgain(db, subscriber, turn) : 0);
}

/**
 * Brings one subscriber to the end of a batch, or as far as the first event that it cannot take, which is set aside.
 * Answers how many events it has behind it; 0 where another gateway was faster.
 */
async function advance(
  db: Database,
  subscriber: Subscriber,
  from: Cursor,
  batch: readonly Positioned[],
  turn: Turn,
): Promise<number> {
  const { now, watch } = turn;
  try {
    return await handing(db, subscriber, turn, (tx, hand) => take(tx, hand, subscriber, from, batch, now, null));
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const upToIt = batch.slice(0, batch.findIndex(({ seq }) => seq === error.event.seq) + 1);
    return handing(db, subscriber, turn, async (tx, hand) => {
      const taken = await take(tx, hand, subscriber, from, upToIt, now, error);
      const failure = { subscriber: subscriber.name, event: error.event, attempts: 1, error: error.cause };
      if (taken > 0) await watch(tx, failure);
      return taken;
    });
  }
}

/** Hands over a batch but for one event that is known not to be taken now. */
async function take(
  tx: Tx,
  hand: Hand,
  { name, types }: Subscriber,
  from: Cursor,
  batch: readonly Positioned[],
  now: number,
  failed: NotTaken | null,
): Promise<number> {
  if (!isUnmoved(await lockCursor(tx, name), from)) return 0;
  const stuck = await readStuckEntities(tx, name);
  const own = batch.filter(({ type }) => types.has(type));
  const among = own.filter((event) => event.seq !== failed?.event.seq && !stuck.has(entityKeyOf(event)));
  for (const event of own) {
    const key = entityKeyOf(event);
    if (stuck.has(key)) {
      await setAside(tx, name, event, { attempts: 0, retryAt: null, lastError: null, setAsideAt: now });
    } else if (event.seq === failed?.event.seq) {
      const retryAt = now + backOffOf(1);
      await setAside(tx, name, event, { attempts: 1, retryAt, lastError: failed.message, setAsideAt: now });
      stuck.add(key);
    } else await hand(event, among);
  }
  await moveCursor(tx, name, batch.at(-1)?.position ?? from.position);
  return batch.length;
}

/** Tries the event again that is due first; answers how many were tried. */
async function tryAgain(db: Database, subscriber: Subscriber, turn: Turn): Promise<number> {
  const { name } = subscriber;
  const { now, watch } = turn;
  try {
    return await handing(db, subscriber, turn, async (tx, hand) => {
      const cursor = await lockCursor(tx, name);
      const row = cursor && (await readDue(tx, name, now));
      if (!row) return 0;
      const event = await readEvent(tx, row.seq);
      if (!event) throw new Error(`event ${row.seq} was set aside and is gone`);
      if (isOfNewer(subscriber, cursor, event.type)) return 0;
      // What it does not take any more is not waited for either.
      if (subscriber.types.has(event.type)) await hand(event, [event]);
      await releaseSetAside(tx, row, now);
      return 1;
    });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return db.transact(async (tx) => {
      const row = (await lockCursor(tx, name)) && (await readDue(tx, name, now));
      if (row?.seq !== error.event.seq) return 0;
      const attempts = row.attempts + 1;
      await postponeSetAside(tx, row, { attempts, retryAt: now + backOffOf(attempts), lastError: error.message });
      await watch(tx, { subscriber: name, event: error.event, attempts, error: error.cause });
      return 1;
    });
  }
}
