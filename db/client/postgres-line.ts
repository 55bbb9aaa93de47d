import pg from 'pg';
import type { Ear, NewsLine } from './news.ts';

const CHANNEL = 'gauntlet_events';
const RETRY_MS = 500;

/** LISTEN and NOTIFY of the database itself; the listening connection is opened again whenever it breaks. */
export async function openPostgresLine(url: string, pool: pg.Pool, ear: Ear): Promise<NewsLine> {
  let isClosed = false;
  let current: pg.Client | null = null;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    current = client;
    client.on('notification', ({ payload }) => payload && ear.hear(payload));
    client.on('error', () => undefined); // `end` follows
    client.once('end', () => {
      if (!isClosed && current === client) setTimeout(listenAgain, RETRY_MS).unref();
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  }

  function listenAgain(): void {
    const before = current;
    listen().then(
      () => ear.returned(),
      () => {
        if (isClosed || current === before) return;
        current?.end().catch(() => undefined);
        current = null;
        setTimeout(listenAgain, RETRY_MS).unref();
      },
    );
  }

  await listen();
  return {
    async send(text) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
    },
    async close() {
      isClosed = true;
      await current?.end();
    },
  };
}
