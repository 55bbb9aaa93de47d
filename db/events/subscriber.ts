import type { EventOf, EventType } from '../../domain/shared/events.ts';
import type { Tx } from '../client/database.ts';

/**
 * Who reacts to what has happened, durably: every event of its types reaches it, in the order of each entity, and its
 * effect commits together with the mark that it happened.
 */
export interface Subscriber {
  /** Its cursor is kept under this name, which is therefore never changed and never given to another. */
  readonly name: string;
  readonly types: ReadonlySet<EventType>;
  /** Where a new one begins: with what happens from now on, or with the oldest event that is kept. */
  readonly from: 'now' | 'oldest';
  /** Reads, and locks, once what several events need that are handed over in one transaction. */
  gather(tx: Tx, events: readonly EventOf[]): Promise<unknown>;
  /** With what was gathered for it and others; an event that comes alone gathers for itself. */
  handle(tx: Tx, event: EventOf, gathered?: unknown): Promise<void>;
}

interface Declared<T extends EventType, G> {
  readonly name: string;
  readonly types: readonly T[];
  readonly from?: Subscriber['from'];
  /**
   * What is read once for all events of a transaction, at most a hundred. What it locks stays locked until the end, so that
   * what the events change can be kept in it; what it does not lock is as old as the transaction.
   */
  gather?(tx: Tx, events: readonly EventOf<T>[]): Promise<G>;
  /** Awaits nothing but the transaction; may run again when that is rolled back. */
  handle(tx: Tx, event: EventOf<T>, gathered: G): Promise<void>;
}

/** A subscriber whose events are typed by the types that it declares. */
export function defineSubscriber<const T extends EventType, G = undefined>(declared: Declared<T, G>): Subscriber {
  const gather = async (tx: Tx, events: readonly EventOf[]): Promise<G> =>
    (await declared.gather?.(tx, events as EventOf<T>[])) as G;
  return {
    name: declared.name,
    types: new Set(declared.types),
    from: declared.from ?? 'now',
    gather,
    handle: async (tx, event, ...[gathered]) =>
      declared.handle(tx, event as EventOf<T>, (gathered ?? (await gather(tx, [event]))) as G),
  };
}
