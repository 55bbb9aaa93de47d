import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { StoredEvent } from '../events/event.table.ts';
import * as schema from '../__generated__/schema.ts';
import type { Database, Reader, Tx } from './database.ts';
import { Listeners } from './listeners.ts';
import { type Ear, News, type NewsLine } from './news.ts';
import { Outage, isLost, isSpent, toOutage } from './outage.ts';
import { openPostgresLine } from './postgres-line.ts';
import { openPools } from './postgres-pools.ts';
import { requireSession } from './require-session.ts';
import { codeOf, isRetryable } from './sql.ts';
import { TIMEOUTS, type Timeouts, answerIn } from './timeouts.ts';
import { together } from './together.ts';
import { requireKnownPostgres, upgradePostgres } from './upgrade-postgres.ts';

const ATTEMPTS_MAX = 10;
/** Milliseconds before another attempt, times its number: the one that won goes first, and two losers do not meet again. */
const PAUSE_MS = 10;
const IN_FAILED_TRANSACTION = '25P02';

const BEGIN = { name: 'BEGIN', text: 'BEGIN READ WRITE' };
const COMMIT = { name: 'COMMIT', text: 'COMMIT' };

/** Whether the disk takes what a busy second stores; nothing of it stays. */
const TRY_ROOM = `CREATE TEMP TABLE room ON COMMIT DROP AS
  SELECT repeat(md5(n::text), 60) AS bytes FROM generate_series(1, 32) AS n`;

/** A restart leaves as many broken connections as there are in the pool, each of which is noticed by its first use. */
async function tryRoom(pool: pg.Pool, connections: number): Promise<void> {
  for (let broken = 0; ; broken++) {
    const client = await pool.connect();
    let failure: unknown = null;
    try {
      await client.query(BEGIN);
      await client.query(TRY_ROOM);
      await client.query(COMMIT);
      return;
    } catch (error) {
      failure = error;
      if (!isLost(error) || broken >= connections) throw error;
    } finally {
      client.release(failure !== null); // a transaction that failed ends with its connection
    }
  }
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Waits for every failure that needs no answer of the server, as of a value that cannot be written down: the server
 * knows nothing of those, and would commit what was sent beside them. @throws the first
 */
async function noneFailedHere(session: { readonly failure: Error | null }): Promise<void> {
  await new Promise<void>((resolve) => process.nextTick(resolve));
  if (session.failure !== null) throw session.failure;
}

/** A connection for a transaction. @throws Outage */
const connectTo = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw toOutage(error);
  });

/** Why a connection cannot be given to anybody else, if it is so. */
const spentBy = (error: unknown): Error | undefined => (isSpent(error) ? (error as Error) : undefined);

/** What reads on one connection. */
export const readerOn = (client: pg.ClientBase): Reader =>
  drizzle(client as pg.Client, { schema, casing: 'snake_case' }) as unknown as Reader;

/** What `work` reads in one moment; the moment ends with the transaction that this leaves open. */
async function readAtOnce<T>(client: pg.ClientBase, work: (read: Reader) => Promise<T>): Promise<T> {
  const [, value] = await together([
    client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    work(readerOn(client)),
  ]);
  return value;
}

/** Reads a database as it is at one moment, beside the gateways that go on with it, for as long as it takes. */
export async function readPostgres<T>(url: string, work: (read: Reader) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUTS.connectMs, pipeline: true });
  client.on('error', () => undefined); // whoever asks next hears of it
  await client.connect();
  try {
    return await readAtOnce(client, work);
  } finally {
    await client.end();
  }
}

/** What some work answers; rejects with the reason of a signal that comes before. */
function orSignal<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What `openPostgres` refuses, without a change. @throws Error in words */
export async function requirePostgres(
  url: string,
  migrationsFolder: string,
  redisUrl: string | null,
  timeouts: Timeouts = TIMEOUTS,
): Promise<void> {
  await requireSession(url, timeouts, redisUrl !== null);
  await requireKnownPostgres(url, migrationsFolder, timeouts.connectMs);
}

export async function openPostgres(
  url: string,
  migrationsFolder: string,
  connections = 10,
  redisUrl: string | null = null,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Database> {
  await requireSession(url, timeouts, redisUrl !== null);
  await upgradePostgres(url, migrationsFolder, timeouts.connectMs);
  const pools = openPools(url, connections, timeouts);
  const { pool, readers } = pools;
  const listeners = new Listeners();
  const read = drizzle(readers, { schema, casing: 'snake_case' }) as unknown as Reader;
  const news = new News(randomUUID(), read, listeners);
  const connect = async (ear: Ear): Promise<NewsLine> => {
    if (redisUrl === null) return openPostgresLine(url, pool, ear, timeouts);
    const { openRedisLine } = await import('./redis-line.ts');
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    return openRedisLine(redisUrl, rows[0]?.name ?? '', ear);
  };
  try {
    await news.open(connect);
  } catch (error) {
    await pools.end();
    throw error;
  }

  /** The last thing that could not be stored may have been for want of room or connections: asked before this is said to be ready. */
  let isDoubtful = false;
  let trying: Promise<void> | null = null;

  interface Session {
    tx: Tx;
    announced: StoredEvent[];
    sent: Promise<unknown>[];
    /** Of the first sent write that failed. */
    failure: Error | null;
  }
  const sessions = new WeakMap<pg.PoolClient, Session>();
  function sessionOf(client: pg.PoolClient): Session {
    let session = sessions.get(client);
    if (!session) {
      const made: Session = {
        tx: Object.assign(drizzle(client, { schema, casing: 'snake_case' }) as unknown as Tx, {
          announce: (event: StoredEvent) => void made.announced.push(event),
          send(write: Promise<unknown>) {
            write.catch((error: Error) => void (made.failure ??= error));
            made.sent.push(write);
          },
        }),
        announced: [],
        sent: [],
        failure: null,
      };
      session = made;
      sessions.set(client, made);
    }
    return session;
  }

  return {
    engine: 'postgres',
    read,
    async snapshot(work) {
      const client = await connectTo(readers);
      let failure: unknown = null;
      try {
        return await readAtOnce(client, work);
      } catch (error) {
        failure = error;
        throw toOutage(error);
      } finally {
        if (!isSpent(failure)) await client.query('COMMIT').catch((error: unknown) => void (failure = error));
        client.release(spentBy(failure));
      }
    },
    async transact(work, signal) {
      for (let attempt = 1; ; attempt++) {
        const client = await connectTo(pool).catch((error: unknown) => {
          isDoubtful = true;
          throw error;
        });
        const session = sessionOf(client);
        session.announced = [];
        session.sent = [];
        session.failure = null;
        let spent: Error | undefined;
        let isCommitting = false;
        try {
          session.tx.send(client.query(BEGIN));
          const value = await orSignal(work(session.tx), signal);
          await noneFailedHere(session);
          isCommitting = true;
          const [{ command }] = await Promise.all([client.query(COMMIT), ...session.sent]);
          // A transaction with a failed statement that `work` went on after: PostgreSQL undoes it without an error.
          if (command !== 'COMMIT') throw new Error('a statement of the transaction failed; nothing of it was stored');
          if (session.announced.length > 0) news.publish(session.announced);
          return value;
        } catch (thrown) {
          // Behind a write that failed, every statement is told no more than that the transaction is over.
          const error = codeOf(thrown) === IN_FAILED_TRANSACTION ? (session.failure ?? thrown) : thrown;
          spent = spentBy(error);
          if (spent && isCommitting) throw new Outage(error, true);
          // What goes on after the signal must not reach somebody else's transaction: its connection ends with it.
          if (signal?.aborted) spent = error as Error;
          if (!spent) await client.query('ROLLBACK').catch((cause: Error) => void (spent = cause));
          if (signal?.aborted || attempt >= ATTEMPTS_MAX || !(isRetryable(error) || isLost(error))) {
            const outage = toOutage(error);
            isDoubtful ||= outage instanceof Outage;
            throw outage;
          }
        } finally {
          client.release(spent);
        }
        await pause(randomInt(PAUSE_MS * attempt));
      }
    },
    onEvents: (listener) => listeners.add(listener),
    async clock() {
      const asked = readers.query<{ at: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
      );
      const { rows } = await asked.catch((error: unknown) => {
        throw toOutage(error);
      });
      return rows[0]?.at ?? 0;
    },
    async ping() {
      await pools.ping();
      if (!isDoubtful) return;
      trying ??= tryRoom(pool, connections).finally(() => void (trying = null));
      await answerIn(timeouts.probeMs, trying);
      isDoubtful = false;
    },
    async close() {
      await news.close();
      await pools.end();
    },
  };
}
