import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import type { StoredEvent } from '../events/event.table.ts';
import * as schema from '../schema.ts';
import { appendOnlySqlite } from './append-only.ts';
import type { Database, Reader, Tx } from './database.ts';
import { Listeners } from './listeners.ts';

/** Most jobs that share one commit. A longer batch would let the first wait for the last. */
const BATCH_MAX = 64;

/** Row locks mean something on PostgreSQL; here the one writer is the lock. */
Object.assign(SQLiteSelectBase.prototype, {
  for(this: unknown) {
    return this;
  },
});

/** Drizzle prepares on every call: keep the compiled statements. `raw()` sticks to a statement, so undo it. */
function keepStatements(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, BetterSqlite3.Statement>();
  connection.prepare = ((text: string) => {
    let compiled = kept.get(text);
    if (!compiled) {
      const [oldest] = kept.keys();
      if (kept.size >= 500 && oldest !== undefined) kept.delete(oldest);
      compiled = prepare(text);
      kept.set(text, compiled);
    } else if (compiled.reader) compiled.raw(false);
    return compiled;
  }) as typeof connection.prepare;
}

function connect(file: string, readonly: boolean): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file, { readonly, timeout: 5_000 });
  if (!readonly) connection.pragma('journal_mode = WAL');
  // FULL: a commit is on the disk before anybody hears of it, so that a power cut takes nothing acknowledged.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 1073741824');
  keepStatements(connection);
  return connection;
}

/** One process a file: a lock that the operating system drops with the process, however it ends. */
function lockFile(file: string): BetterSqlite3.Database {
  const lock = new BetterSqlite3(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(
      `${file} is in use by another Gauntlet process. Several processes need PostgreSQL: set DATABASE_URL=postgres://…`,
      {
        cause,
      },
    );
  }
  return lock;
}

function appliedMigrations(writer: BetterSqlite3.Database): number {
  const journal = writer.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get();
  return journal ? (writer.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get() as number) : 0;
}

/** Foreign keys must be off while tables are rebuilt, and are checked as a whole when something was. */
function upgrade(writer: BetterSqlite3.Database, migrationsFolder: string): void {
  writer.pragma('foreign_keys = OFF');
  const before = appliedMigrations(writer);
  migrate(drizzle(writer), { migrationsFolder });
  const broken = appliedMigrations(writer) === before ? [] : (writer.pragma('foreign_key_check') as unknown[]);
  if (broken.length > 0) throw new Error(`migration left ${broken.length} rows with a broken foreign key`);
  writer.pragma('foreign_keys = ON');
  // A rebuilt table loses its triggers.
  writer.exec(appendOnlySqlite);
}

interface Job {
  run(): Promise<void>;
  done(): void;
  fail(error: unknown): void;
}

export function openSqlite(url: string, migrationsFolder: string): Database {
  const file = resolve(url.replace(/^file:(\/\/)?/, ''));
  mkdirSync(dirname(file), { recursive: true });
  const lock = lockFile(file);
  const writer = connect(file, false);
  upgrade(writer, migrationsFolder);
  const reader = connect(file, true);
  const listeners = new Listeners();

  let announced: StoredEvent[] = [];
  // The only casts on the engine's side: drizzle's SQLite builders behind the PostgreSQL types.
  const tx = Object.assign(drizzle(writer, { schema, casing: 'snake_case' }) as unknown as Tx, {
    announce: (event: StoredEvent) => void announced.push(event),
  });
  const read = drizzle(reader, { schema, casing: 'snake_case' }) as unknown as Reader;

  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((text) => writer.prepare(text)) as [
    BetterSqlite3.Statement,
    BetterSqlite3.Statement,
    BetterSqlite3.Statement,
  ];
  const [save, release, undo] = ['SAVEPOINT job', 'RELEASE job', 'ROLLBACK TO job'].map((text) =>
    writer.prepare(text),
  ) as [BetterSqlite3.Statement, BetterSqlite3.Statement, BetterSqlite3.Statement];

  const queue: Job[] = [];
  let draining = false;

  /**
   * Work on SQLite needs microtasks only, because every call of it is synchronous. If the event loop turns meanwhile,
   * somebody awaits something else and would hold the one writer: that work is given up. Nothing is written until it
   * ends, or for a second: what it goes on to write must reach neither the disk nor somebody else's transaction.
   */
  async function guarded(work: Promise<void>, giveUp: () => void = () => {}): Promise<void> {
    const turned = Symbol('the event loop turned');
    let watchdog: NodeJS.Immediate | undefined;
    const turn = new Promise<typeof turned>((resume) => void (watchdog = setImmediate(() => resume(turned))));
    const first = await Promise.race([work, turn]).finally(() => clearImmediate(watchdog));
    if (first !== turned) return;
    giveUp();
    writer.pragma('query_only = ON');
    await Promise.race([work.catch(() => {}), delay(1_000)]);
    writer.pragma('query_only = OFF');
    throw new Error('a transaction awaited something other than the database');
  }

  /** Stops after a job that was given up: the rest of its batch has begun anew by the time it goes on. */
  async function runAll(batch: readonly Job[], isGivenUp: () => boolean): Promise<void> {
    for (const job of batch) {
      if (isGivenUp()) return;
      await job.run();
    }
  }

  /** Runs a batch without savepoints, whose page copies cost a third of the throughput; false when a job failed. */
  async function runTogether(batch: readonly Job[]): Promise<boolean> {
    let isGivenUp = false;
    try {
      begin.run();
      await guarded(
        runAll(batch, () => isGivenUp),
        () => (isGivenUp = true),
      );
      commit.run();
    } catch (error) {
      if (writer.inTransaction) rollback.run();
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
      begin.run();
      for (const job of batch) {
        save.run();
        try {
          await guarded(job.run());
          release.run();
          kept.push(job);
        } catch (error) {
          undo.run();
          release.run();
          job.fail(error);
        }
      }
      commit.run();
    } catch (error) {
      // The whole batch is lost, e.g. when the disk is full or somebody else holds the file. A job that failed before ignores this second word.
      if (writer.inTransaction) rollback.run();
      for (const job of batch) job.fail(error);
      return;
    }
    for (const job of kept) job.done();
  }

  /** Group commit: whatever arrived in one turn of the event loop shares one COMMIT, and so one fsync. */
  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH_MAX);
      if (!(await runTogether(batch))) await runApart(batch);
      if (queue.length === 0) await new Promise<void>((resume) => void setImmediate(resume));
    }
    draining = false;
  }

  return {
    engine: 'sqlite',
    read,
    transact: (work) =>
      new Promise((resolve_, fail) => {
        let value: Awaited<ReturnType<typeof work>>;
        let events: readonly StoredEvent[] = [];
        queue.push({
          async run() {
            announced = [];
            value = await work(tx);
            events = announced;
          },
          done() {
            resolve_(value);
            listeners.tell(events);
          },
          fail,
        });
        if (draining) return;
        draining = true;
        setImmediate(() => void drain());
      }),
    onEvents: (listener) => listeners.add(listener),
    async backup(target) {
      await writer.backup(target);
    },
    async ping() {
      reader.prepare('SELECT 1').get();
    },
    async close() {
      while (draining) await new Promise<void>((resume) => void setImmediate(resume));
      reader.close();
      writer.close();
      lock.close();
    },
  };
}
