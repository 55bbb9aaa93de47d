import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type StoredEvent, events } from '../events/event.table.ts';
import * as schema from '../schema.ts';
import { appendOnlyPostgres } from './append-only.ts';
import type { Database, Reader, Tx } from './database.ts';
import { Listeners } from './listeners.ts';
import { isRetryable } from './sql.ts';

const ATTEMPTS_MAX = 10;
/** Any number, the same in every gateway: one of them migrates at a time. */
const MIGRATION_LOCK = 4_741_331;
const CHANNEL = 'gauntlet_events';
/** NOTIFY takes one lock for the whole server, so a process gathers its news for this long. */
const NOTIFY_DELAY_MS = 10;
/** A NOTIFY carries less than 8,000 bytes. */
const NOTIFY_EVENTS_MAX = 400;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function upgrade(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(appendOnlyPostgres);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => client.release());
  }
}

/** A connection that hears from now on what other processes commit; opened again whenever it breaks. */
async function listenTo(
  url: string,
  origin: string,
  read: Reader,
  listeners: Listeners,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let current: pg.Client | null = null;

  async function hear(payload: string): Promise<void> {
    const news = JSON.parse(payload) as { origin: string; seqs: number[] };
    if (news.origin === origin) return;
    const rows = await read.select().from(events).where(inArray(events.seq, news.seqs)).orderBy(events.seq);
    listeners.tell(rows);
  }

  // One after the other, so that the news of a battle are told in the order in which they happened.
  let hearing = Promise.resolve();

  async function open(): Promise<void> {
    const client = new pg.Client(url);
    current = client;
    client.on('notification', ({ payload }) => {
      // The pools report a broken database themselves.
      if (payload) hearing = hearing.then(() => hear(payload)).catch(() => undefined);
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!closed) setTimeout(() => void open().catch(() => undefined), 500).unref();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  }

  await open();
  return {
    async close() {
      closed = true;
      await current?.end();
    },
  };
}

export async function openPostgres(url: string, migrationsFolder: string, connections = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const readers = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c default_transaction_read_only=on',
  });
  for (const each of [pool, readers]) each.on('error', () => undefined); // an idle connection broke; the next use opens another
  await upgrade(pool, migrationsFolder);

  const origin = randomUUID();
  const listeners = new Listeners();
  const read = drizzle(readers, { schema, casing: 'snake_case' }) as unknown as Reader;
  const ear = await listenTo(url, origin, read, listeners);

  let news: number[] = [];
  let notifying: NodeJS.Timeout | null = null;
  // Two connections could overtake one another.
  let sending = Promise.resolve();
  async function send(seqs: readonly number[]): Promise<void> {
    for (let i = 0; i < seqs.length; i += NOTIFY_EVENTS_MAX) {
      const payload = JSON.stringify({ origin, seqs: seqs.slice(i, i + NOTIFY_EVENTS_MAX) });
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    }
  }
  function sendNews(): Promise<void> {
    if (notifying) clearTimeout(notifying);
    notifying = null;
    const seqs = news;
    news = [];
    sending = sending.then(() => send(seqs)).catch(() => undefined);
    return sending;
  }
  function notifyOthers(seqs: readonly number[]): void {
    news.push(...seqs);
    notifying ??= setTimeout(() => void sendNews(), NOTIFY_DELAY_MS);
  }

  interface Session {
    tx: Tx;
    announced: StoredEvent[];
  }
  const sessions = new WeakMap<pg.PoolClient, Session>();
  function sessionOf(client: pg.PoolClient): Session {
    let session = sessions.get(client);
    if (!session) {
      const made: Session = {
        tx: Object.assign(drizzle(client, { schema, casing: 'snake_case' }) as unknown as Tx, {
          announce: (event: StoredEvent) => void made.announced.push(event),
        }),
        announced: [],
      };
      session = made;
      sessions.set(client, made);
    }
    return session;
  }

  return {
    engine: 'postgres',
    read,
    async transact(work) {
      for (let attempt = 1; ; attempt++) {
        const client = await pool.connect();
        const session = sessionOf(client);
        session.announced = [];
        let broken: Error | undefined;
        try {
          await client.query('BEGIN');
          const value = await work(session.tx);
          const { command } = await client.query('COMMIT');
          // A transaction with a failed statement that `work` went on after: PostgreSQL undoes it without an error.
          if (command !== 'COMMIT') throw new Error('a statement of the transaction failed; nothing of it was stored');
          if (session.announced.length > 0) {
            listeners.tell(session.announced);
            notifyOthers(session.announced.map((event) => event.seq));
          }
          return value;
        } catch (error) {
          await client.query('ROLLBACK').catch((cause: Error) => void (broken = cause));
          if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) throw error;
        } finally {
          client.release(broken);
        }
      }
    },
    onEvents: (listener) => listeners.add(listener),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up by pg_dump or the provider')),
    async ping() {
      await readers.query('SELECT 1');
    },
    async close() {
      await sendNews();
      await ear.close();
      await readers.end();
      await pool.end();
    },
  };
}
