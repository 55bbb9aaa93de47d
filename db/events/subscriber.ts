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
  handle(tx: Tx, event: EventOf): Promise<void>;
}

interface Declared<T extends EventType> {
  readonly name: string;
  readonly types: readonly T[];
  readonly from?: Subscriber['from'];
  /** Awaits nothing but the transaction; may run again when that is rolled back. */
  handle(tx: Tx, event: EventOf<T>): Promise<void>;
}

/** A subscriber whose events are typed by the types that it declares. */
export const defineSubscriber = <const T extends EventType>(declared: Declared<T>): Subscriber => ({
  name: declared.name,
  types: new Set(declared.types),
  from: declared.from ?? 'now',
  handle: (tx, event) => declared.handle(tx, event as EventOf<T>),
});
