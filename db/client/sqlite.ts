import { setTimeout as pause } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import type { StoredEvent } from '../events/event.table.ts';
import * as schema from '../__generated__/schema.ts';
import { SQLITE_TRIGGERS } from './append-only.ts';
import type { Database, Reader, Tx } from './database.ts';
import { Listeners } from './listeners.ts';
import { type Applied, requireKnown } from './migrations.ts';
import { Outage, toOutage } from './outage.ts';
import { START_MS, connect, fileOf, lockFile, makeFile } from './sqlite-file.ts';
import { codeOf } from './sql.ts';
import { TIMEOUTS, answerIn } from './timeouts.ts';

/** Most jobs that share one commit. A longer batch would let the first wait for the last. */
const BATCH_MAX = 64;
/** How often it is looked whether another program still writes the file. */
const BUSY_MS = 10;

/** Row locks mean something on PostgreSQL; here the one writer is the lock. */
Object.assign(SQLiteSelectBase.prototype, {
  for(this: unknown) {
    return this;
  },
});

const has = (connection: BetterSqlite3.Database, table: string): boolean =>
  connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;

/** The migrations that a file has had; null for a file of another program, or of a time before they were counted. */
function appliedMigrations(connection: BetterSqlite3.Database): Applied[] | null {
  if (!has(connection, '__drizzle_migrations')) return has(connection, 'users') ? null : [];
  return connection
    .prepare('SELECT hash, created_at AS at FROM __drizzle_migrations ORDER BY created_at')
    .all() as Applied[];
}

/** Foreign keys must be off while tables are rebuilt, and are checked as a whole when something was. */
function upgrade(writer: BetterSqlite3.Database, migrationsFolder: string): void {
  writer.pragma(`busy_timeout = ${START_MS}`);
  const missing = requireKnown(appliedMigrations(writer), migrationsFolder);
  if (missing > 0) {
    writer.pragma('foreign_keys = OFF');
    migrate(drizzle(writer), { migrationsFolder });
    const broken = writer.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Error(`migration left ${broken.length} rows with a broken foreign key`);
    writer.pragma('foreign_keys = ON');
  }
  guard(writer);
  writer.pragma('busy_timeout = 0');
}

/** A rebuilt table loses its triggers. */
function guard(writer: BetterSqlite3.Database): void {
  const rows = writer.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").raw().all();
  const standing = new Map(rows as [string, string][]);
  for (const [name, text] of Object.entries(SQLITE_TRIGGERS))
    if (standing.get(name) !== text) writer.exec(`DROP TRIGGER IF EXISTS ${name}; ${text};`);
}

/** One moment of the file, seen through a connection of its own. */
class Snapshot {
  readonly read: Reader;
  readonly #connection: BetterSqlite3.Database;

  constructor(file: string) {
    this.#connection = connect(file, true);
    this.read = drizzle(this.#connection, { schema, casing: 'snake_case' }) as unknown as Reader;
  }

  async take<T>(work: (read: Reader) => Promise<T>): Promise<T> {
    this.#connection.exec('BEGIN');
    try {
      return await work(this.read);
    } finally {
      this.#connection.exec('COMMIT');
    }
  }

  close(): void {
    this.#connection.close();
  }
}

/** Reads a database as it is at one moment, beside the gateway that goes on with it, for as long as it takes. */
export async function readSqlite<T>(url: string, work: (read: Reader) => Promise<T>): Promise<T> {
  const snapshot = new Snapshot(fileOf(url));
  try {
    return await snapshot.take(work);
  } finally {
    snapshot.close();
  }
}

/** @throws Error in words when the file is too old or too new */
export function requireSqlite(url: string, migrationsFolder: string): void {
  const connection = connect(fileOf(url), true);
  try {
    requireKnown(appliedMigrations(connection), migrationsFolder);
  } finally {
    connection.close();
  }
}

/** A connection that writes, with what is prepared on it. */
interface Writer {
  readonly connection: BetterSqlite3.Database;
  readonly tx: Tx;
  /** What the job that runs just now has told. */
  announced: StoredEvent[];
  /** What it has sent without waiting. */
  sent: Promise<unknown>[];
  run(command: 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK' | 'SAVEPOINT job' | 'RELEASE job' | 'ROLLBACK TO job'): void;
}

function openWriter(file: string): Writer {
  const connection = connect(file, false);
  connection.pragma('busy_timeout = 0'); // it is waited for without holding up the event loop
  const writer: Writer = {
    connection,
    // With the reader below, the only casts on the engine's side: drizzle's SQLite builders behind the PostgreSQL types.
    tx: Object.assign(drizzle(connection, { schema, casing: 'snake_case' }) as unknown as Tx, {
      announce: (event: StoredEvent) => void writer.announced.push(event),
      send(write: Promise<unknown>) {
        write.catch(() => undefined); // whoever awaits all of them hears of it
        writer.sent.push(write);
      },
    }),
    announced: [],
    sent: [],
    run: (command) => void connection.prepare(command).run(),
  };
  return writer;
}

interface Job {
  run(writer: Writer): Promise<void>;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Work on SQLite needs microtasks only, because every call of it is synchronous. If the event loop turns meanwhile,
 * somebody awaits something else and would hold the one writer. Answers whether that is so.
 */
async function isStuck(work: Promise<void>): Promise<boolean> {
  let watchdog: NodeJS.Immediate | undefined;
  const turn = new Promise<true>((resume) => void (watchdog = setImmediate(() => resume(true))));
  return Promise.race([work.then(() => false), turn]).finally(() => clearImmediate(watchdog));
}

/** Whether the disk takes what a busy second stores; nothing of it stays. */
async function tryRoom({ connection }: Writer): Promise<void> {
  connection.exec('CREATE TABLE room (bytes); INSERT INTO room VALUES (zeroblob(65536)); DROP TABLE room');
}

export function openSqlite(
  url: string,
  migrationsFolder: string,
  { lockMs, probeMs } = TIMEOUTS,
  now: (() => number) | null = null,
): Database {
  const file = makeFile(url);
  const lock = lockFile(file);
  let writer = openWriter(file);
  try {
    upgrade(writer.connection, migrationsFolder);
  } catch (error) {
    writer.connection.close();
    lock.close();
    throw error;
  }
  const reader = connect(file, true);
  const listeners = new Listeners();
  const read = drizzle(reader, { schema, casing: 'snake_case' }) as unknown as Reader;

  /** Those that nobody looks through now. */
  const snapshots: Snapshot[] = [];

  const queue: Job[] = [];
  let draining = false;
  /** The last thing that could not be stored may have been for want of room: asked before this is said to be ready. */
  let isDoubtful = false;

  function enqueue(job: Job): void {
    queue.push(job);
    if (draining) return;
    draining = true;
    setImmediate(() => void drain());
  }

  /**
   * Gives up a job that is stuck, with the connection that it has: what it goes on to write later reaches neither the
   * disk nor somebody else's transaction, and nobody waits for it. The others of its batch come again.
   */
  function giveUp(stuck: Job, others: readonly Job[]): void {
    writer.connection.close();
    writer = openWriter(file);
    stuck.fail(new Error('a transaction awaited something other than the database'));
    queue.unshift(...others);
  }

  /** Waits for another program that writes the file, and lets everything go on meanwhile that does not write. */
  async function begin(): Promise<void> {
    for (const since = performance.now(); ; await pause(BUSY_MS)) {
      try {
        return writer.run('BEGIN IMMEDIATE');
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() - since >= lockMs) throw error;
      }
    }
  }

  const rollBack = (): void => {
    if (writer.connection.inTransaction) writer.run('ROLLBACK');
  };

  /**
   * Runs a batch in the transaction that has begun, without savepoints, whose page copies cost a third of the
   * throughput; false when a job failed.
   */
  async function runTogether(batch: readonly Job[]): Promise<boolean> {
    const mine = writer;
    let at = 0;
    async function runAll(): Promise<void> {
      for (; at < batch.length && mine === writer; at++) await batch[at]?.run(mine);
    }
    try {
      if (await isStuck(runAll())) {
        const stuck = batch[at] as Job;
        giveUp(stuck, batch.toSpliced(at, 1));
        return true;
      }
      mine.run('COMMIT');
    } catch (error) {
      rollBack();
      if (batch.length > 1) return false;
      for (const job of batch) job.fail(error);
      return true;
    }
    for (const job of batch) job.done();
    return true;
  }

  /** Runs a batch in which some jobs are refused: each in a savepoint of its own, so that the others stand. */
  async function runApart(batch: readonly Job[]): Promise<void> {
    const kept: Job[] = [];
    try {
      await begin();
      for (const [at, job] of batch.entries()) {
        writer.run('SAVEPOINT job');
        try {
          if (await isStuck(job.run(writer))) return giveUp(job, [...kept, ...batch.slice(at + 1)]);
          writer.run('RELEASE job');
          kept.push(job);
        } catch (error) {
          writer.run('ROLLBACK TO job');
          writer.run('RELEASE job');
          job.fail(error);
        }
      }
      writer.run('COMMIT');
    } catch (error) {
      // The whole batch is lost, e.g. when the disk is full or somebody else holds the file. A job that failed before ignores this second word.
      rollBack();
      for (const job of batch) job.fail(error);
      return;
    }
    for (const job of kept) job.done();
  }

  /** Group commit: whatever arrived in one turn of the event loop shares one COMMIT, and so one fsync. */
  async function drain(): Promise<void> {
    while (queue.length > 0) {
      try {
        await begin();
      } catch (error) {
        // Who came later would wait as long for the same.
        for (const job of queue.splice(0)) job.fail(error);
        break;
      }
      const batch = queue.splice(0, BATCH_MAX);
      if (!(await runTogether(batch))) await runApart(batch);
      if (queue.length === 0) await new Promise<void>((resume) => void setImmediate(resume));
    }
    draining = false;
  }

  return {
    engine: 'sqlite',
    read,
    async snapshot(work) {
      const snapshot = snapshots.pop() ?? new Snapshot(file);
      try {
        return await snapshot.take(work);
      } finally {
        snapshots.push(snapshot);
      }
    },
    transact: (work) =>
      new Promise((resolve_, fail) => {
        let value: Awaited<ReturnType<typeof work>>;
        let events: readonly StoredEvent[] = [];
        enqueue({
          async run(on) {
            on.announced = [];
            on.sent = [];
            value = await work(on.tx);
            await Promise.all(on.sent);
            events = on.announced;
          },
          done() {
            resolve_(value);
            listeners.tell(events);
          },
          fail(error) {
            const outage = toOutage(error);
            isDoubtful ||= outage instanceof Outage;
            fail(outage);
          },
        });
      }),
    onEvents: (listener) => listeners.add(listener),
    async clock() {
      if (now) return now();
      return reader.prepare("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)").pluck().get() as number;
    },
    async ping() {
      reader.prepare('SELECT 1').get();
      if (isDoubtful) await answerIn(probeMs, new Promise<void>((done, fail) => enqueue({ run: tryRoom, done, fail })));
      isDoubtful = false;
    },
    async close() {
      while (draining) await new Promise<void>((resume) => void setImmediate(resume));
      for (const snapshot of snapshots) snapshot.close();
      reader.close();
      writer.connection.close();
      lock.close();
    },
  };
}
