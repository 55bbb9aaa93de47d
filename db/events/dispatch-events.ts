import { backOffOf } from '../../domain/shared/back-off.ts';
import type { Database, Tx } from '../client/database.ts';
import {
  type Positioned,
  lockCursor,
  moveCursor,
  openCursors,
  orderEvents,
  passOver,
  readEvent,
  readEventsAfter,
} from './cursor.queries.ts';
import type { SetAside } from './cursor.table.ts';
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

/** What a subscriber threw, with the event that it could not take. */
class NotTaken extends Error {
  readonly event: StoredEvent;

  constructor(event: StoredEvent, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.event = event;
  }
}

async function hand(tx: Tx, subscriber: Subscriber, event: StoredEvent): Promise<void> {
  try {
    await subscriber.handle(tx, event);
  } catch (error) {
    throw new NotTaken(event, error);
  }
}

/**
 * Hands what has happened to every subscriber and answers how much was done, 0 when nothing is due. Each subscriber has
 * a cursor and a transaction of its own, so that its effects and the mark that they happened are one and nobody waits
 * for another. What it cannot take is set aside and tried again with growing pauses, in the order of its entity; events
 * of other entities go on meanwhile. Any number of gateways may do this at once: who delivers to a subscriber holds its
 * cursor, and the others pass on. Faults that are no subscriber's are thrown once everybody had their turn.
 */
export async function dispatchEvents(
  db: Database,
  subscribers: readonly Subscriber[],
  now: number,
  watch: Watch,
): Promise<number> {
  const cursors = await openCursors(db, subscribers, now);
  const ordered = await orderEvents(db);
  const standing = new Map<number, Subscriber[]>();
  for (const subscriber of subscribers) {
    const at = cursors.get(subscriber.name) ?? 0;
    standing.set(at, [...(standing.get(at) ?? []), subscriber]);
  }
  const handed = await allOf([...standing].map(([from, those]) => handBatch(db, those, from, now, watch)));
  const due = await readWhoIsDue(db.read, now);
  const again = subscribers.filter(({ name }) => due.has(name));
  return ordered + handed + (await allOf(again.map((subscriber) => tryAgain(db, subscriber, now, watch))));
}

/** The sum of what was done, once all have ended. @throws the first fault */
async function allOf(turns: readonly Promise<number>[]): Promise<number> {
  let sum = 0;
  for (const turn of await Promise.allSettled(turns)) {
    if (turn.status === 'rejected') throw turn.reason;
    sum += turn.value;
  }
  return sum;
}

/** The next events for all who stand at one position. Those who want none of them pass over them together. */
async function handBatch(
  db: Database,
  subscribers: readonly Subscriber[],
  from: number,
  now: number,
  watch: Watch,
): Promise<number> {
  const batch = await readEventsAfter(db.read, from, BATCH);
  const last = batch.at(-1);
  if (!last) return 0;
  const wants = ({ types }: Subscriber): boolean => batch.some(({ type }) => types.has(type));
  const others = subscribers.filter((subscriber) => !wants(subscriber)).map(({ name }) => name);
  return allOf([
    ...subscribers.filter(wants).map((subscriber) => advance(db, subscriber, from, batch, now, watch)),
    ...(others.length > 0 ? [db.transact((tx) => passOver(tx, others, from, last.position))] : []),
  ]);
}

/**
 * Brings one subscriber to the end of a batch, or as far as the first event that it cannot take, which is set aside.
 * Answers how many events it has behind it; 0 where another gateway was faster.
 */
async function advance(
  db: Database,
  subscriber: Subscriber,
  from: number,
  batch: readonly Positioned[],
  now: number,
  watch: Watch,
): Promise<number> {
  try {
    return await db.transact((tx) => take(tx, subscriber, from, batch, now, null));
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const upToIt = batch.slice(0, batch.findIndex(({ seq }) => seq === error.event.seq) + 1);
    return db.transact(async (tx) => {
      const taken = await take(tx, subscriber, from, upToIt, now, error);
      const failure = { subscriber: subscriber.name, event: error.event, attempts: 1, error: error.cause };
      if (taken > 0) await watch(tx, failure);
      return taken;
    });
  }
}

/** Hands over a batch but for one event that is known not to be taken now. */
async function take(
  tx: Tx,
  subscriber: Subscriber,
  from: number,
  batch: readonly Positioned[],
  now: number,
  failed: NotTaken | null,
): Promise<number> {
  const { name, types } = subscriber;
  if ((await lockCursor(tx, name)) !== from) return 0;
  const stuck = await readStuckEntities(tx, name);
  for (const event of batch) {
    if (!types.has(event.type)) continue;
    const key = entityKeyOf(event);
    if (stuck.has(key)) {
      await setAside(tx, name, event, { attempts: 0, retryAt: null, lastError: null, setAsideAt: now });
    } else if (event.seq === failed?.event.seq) {
      const retryAt = now + backOffOf(1);
      await setAside(tx, name, event, { attempts: 1, retryAt, lastError: failed.message, setAsideAt: now });
      stuck.add(key);
    } else await hand(tx, subscriber, event);
  }
  await moveCursor(tx, name, batch.at(-1)?.position ?? from);
  return batch.length;
}

/** Tries the event again that is due first; answers how many were tried. */
async function tryAgain(db: Database, subscriber: Subscriber, now: number, watch: Watch): Promise<number> {
  const { name } = subscriber;
  /** What is due, looked at again behind the lock. */
  const dueIn = async (tx: Tx): Promise<SetAside | undefined> =>
    (await lockCursor(tx, name)) === null ? undefined : readDue(tx, name, now);
  try {
    return await db.transact(async (tx) => {
      const row = await dueIn(tx);
      if (!row) return 0;
      const event = await readEvent(tx, row.seq);
      if (!event) throw new Error(`event ${row.seq} was set aside and is gone`);
      await hand(tx, subscriber, event);
      await releaseSetAside(tx, row, now);
      return 1;
    });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return db.transact(async (tx) => {
      const row = await dueIn(tx);
      if (row?.seq !== error.event.seq) return 0;
      const attempts = row.attempts + 1;
      await postponeSetAside(tx, row, { attempts, retryAt: now + backOffOf(attempts), lastError: error.message });
      await watch(tx, { subscriber: name, event: error.event, attempts, error: error.cause });
      return 1;
    });
  }
}
