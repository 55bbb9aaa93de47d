import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Ear, NewsLine } from './news.ts';
import type { Timeouts } from './timeouts.ts';

const CHANNEL = 'gauntlet_events';
const RETRY_MS = 500;
/** How often the other side is asked whether it is still there: a line that only listens would never notice. */
const LOOK_MS = 5_000;

interface Line {
  readonly client: pg.Client;
  readonly ended: Promise<void>;
}

/** LISTEN and NOTIFY of the database itself; the listening connection is opened again whenever it breaks. */
export async function openPostgresLine(
  url: string,
  pool: pg.Pool,
  ear: Ear,
  { connectMs }: Timeouts,
): Promise<NewsLine> {
  let isClosed = false;

  async function listen(): Promise<Line> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    });
    const leave = () => void client.end().catch(() => undefined);
    const looking = setInterval(() => void client.query('SELECT 1').catch(leave), LOOK_MS).unref();
    const ended = new Promise<void>((resolve) => void client.once('end', resolve)).finally(() =>
      clearInterval(looking),
    );
    client.on('notification', ({ payload }) => payload && ear.hear(payload));
    client.on('error', () => undefined); // `end` follows
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return { client, ended };
    } catch (error) {
      clearInterval(looking);
      leave();
      throw error;
    }
  }

  /** One try after the other: a database that is away for long is not asked more often. */
  async function keep(): Promise<void> {
    for (;;) {
      await line.ended;
      for (let next: Line | null = null; next === null;) {
        await pause(RETRY_MS, undefined, { ref: false });
        if (isClosed) return;
        next = await listen().catch(() => null);
        if (next) line = next;
      }
      if (isClosed) return line.client.end();
      ear.returned();
    }
  }

  let line = await listen();
  void keep();
  return {
    async send(text) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
    },
    async close() {
      isClosed = true;
      await line.client.end();
    },
  };
}
