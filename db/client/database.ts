import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../schema.ts';
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
  };

export interface Database {
  readonly engine: Engine;
  readonly read: Reader;
  /**
   * Runs one atomic unit and resolves after its commit is durable. `work` may run a second time, after a conflict or
   * when a neighbour of its batch failed, so it must have no effect outside the transaction. It must await nothing but
   * the database.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Committed events of this and every other process on the same database; returns the unsubscribe. */
  onEvents(listener: (events: readonly StoredEvent[]) => void): () => void;
  /** An online copy of the database in one file; SQLite only. */
  backup(file: string): Promise<void>;
  /** Answers when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
