import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../__generated__/schema.ts';
import type { StoredEvent } from '../events/event.table.ts';
import type { Engine } from './kit.ts';

declare const opaque: unique symbol;

/** What a write without `returning` answers; read it with `affected`. */
export interface WriteResult {
  readonly [opaque]: true;
}

interface NeutralResult extends PgQueryResultHKT {
  type: WriteResult;
}

type Builder = PgDatabase<NeutralResult, typeof schema>;

/** Sees committed data only and cannot write. */
export type Reader = Pick<Builder, 'select' | 'selectDistinct' | '$with' | 'with' | '$count'>;

/** One open transaction. */
export type Tx = Reader &
  Pick<Builder, 'insert' | 'update' | 'delete'> & {
    /** Tells every listener of every process about a stored event, once the transaction has been committed. */
    announce(event: StoredEvent): void;
    /**
     * Sends a write whose answer nobody needs: what follows does not wait for it, the commit does, and its failure undoes
     * the transaction. Not for a write that may change nothing and be refused for it: nothing but the statement may fail.
     */
    send(write: Promise<unknown>): void;
  };

export interface Database {
  readonly engine: Engine;
  readonly read: Reader;
  /**
   * Reads what belongs together as it is at one moment: figures of one account never come from before and after the
   * same transfer. What was committed before the call is seen. `work` must await nothing but the database.
   */
  snapshot<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs one atomic unit and resolves after its commit is durable. `work` may run a second time, after a conflict or
   * when a neighbour of its batch failed, so it must have no effect outside the transaction. It must await nothing but
   * the database. A signal ends it before its commit, whatever `work` waits for, and rejects with its reason; SQLite
   * waits for nothing and needs none.
   */
  transact<T>(work: (tx: Tx) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Committed events of this and every other process on the same database; returns the unsubscribe. */
  onEvents(listener: (events: readonly StoredEvent[]) => void): () => void;
  /** Epoch milliseconds by the clock of the database, which is one for all gateways; on SQLite the machine's. @throws Outage */
  clock(): Promise<number>;
  /** Answers when the database answers, and takes writes where the last one failed; rejects otherwise, in a time of its own. @throws Outage */
  ping(): Promise<void>;
  close(): Promise<void>;
}
