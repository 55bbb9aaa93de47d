import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { StoredEvent } from '../events/event.table.ts';
import * as schema from '../schema.ts';
import { appendOnlyPostgres } from './append-only.ts';
import type { Database, Reader, Tx } from './database.ts';
import { Listeners } from './listeners.ts';
import { type Ear, News, type NewsLine } from './news.ts';
import { openPostgresLine } from './postgres-line.ts';
import { isRetryable } from './sql.ts';

const ATTEMPTS_MAX = 10;
/** Milliseconds before another attempt, times its number: the one that won goes first, and two losers do not meet again. */
const PAUSE_MS = 10;
/** Any number, the same in every gateway: one of them migrates at a time. */
const MIGRATION_LOCK = 4_741_331;

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

export async function openPostgres(
  url: string,
  migrationsFolder: string,
  connections = 10,
  redisUrl: string | null = null,
): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const readers = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c default_transaction_read_only=on',
  });
  for (const each of [pool, readers]) each.on('error', () => undefined); // an idle connection broke; the next use opens another
  await upgrade(pool, migrationsFolder);

  const listeners = new Listeners();
  const read = drizzle(readers, { schema, casing: 'snake_case' }) as unknown as Reader;
  const news = new News(randomUUID(), read, listeners);
  const connect = async (ear: Ear): Promise<NewsLine> => {
    if (redisUrl === null) return openPostgresLine(url, pool, ear);
    const { openRedisLine } = await import('./redis-line.ts');
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    return openRedisLine(redisUrl, rows[0]?.name ?? '', ear);
  };
  try {
    await news.open(connect);
  } catch (error) {
    await Promise.all([pool.end(), readers.end()]);
    throw error;
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
          if (session.announced.length > 0) news.publish(session.announced);
          return value;
        } catch (error) {
          await client.query('ROLLBACK').catch((cause: Error) => void (broken = cause));
          if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) throw error;
        } finally {
          client.release(broken);
        }
        await pause(randomInt(PAUSE_MS * attempt));
      }
    },
    onEvents: (listener) => listeners.add(listener),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up by pg_dump or the provider')),
    async ping() {
      await readers.query('SELECT 1');
    },
    async close() {
      await news.close();
      await readers.end();
      await pool.end();
    },
  };
}
