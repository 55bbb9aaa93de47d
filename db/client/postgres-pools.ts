import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { isSilent } from './outage.ts';
import { type Timeouts, answerIn } from './timeouts.ts';

/** How much longer than the server a gateway waits for an answer: the server's own word tells more. */
const GRACE_MS = 1_000;
/** Without anything said for so long the operating system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** What keeps a connection from waiting for ever: of the server where it answers, and of this side where it does not. */
export const boundsOf = ({ connectMs, statementMs, lockMs, idleMs }: Timeouts): pg.ClientConfig => ({
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + GRACE_MS,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

export interface PostgresPools {
  /** For transactions. */
  readonly pool: pg.Pool;
  readonly readers: pg.Pool;
  /** Whether the database answers, on a connection that no call can keep busy. @throws Outage in time */
  readonly ping: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * A connection that work is done on. Statements that do not need each other's answers travel together. Only what begins a
 * transaction may write: were its BEGIN to fail, the statements sent along with it change nothing.
 */
export const sessionOf = (url: string, timeouts: Timeouts): pg.ClientConfig => ({
  connectionString: url,
  ...boundsOf(timeouts),
  pipeline: true,
  stream: () => new GatheringSocket(),
  options: '-c default_transaction_read_only=on',
});

/** The connections of a gateway to its database. */
export function openPools(url: string, connections: number, timeouts: Timeouts): PostgresPools {
  const { probeMs } = timeouts;
  const working: pg.PoolConfig = { ...sessionOf(url, timeouts), max: connections };
  const pool = new pg.Pool(working);
  const readers = new pg.Pool(working);
  const bounds = { connectionString: url, ...boundsOf(timeouts) };
  const probes = new pg.Pool({ ...bounds, max: 1, connectionTimeoutMillis: probeMs, query_timeout: probeMs });

  const idle = new Set<pg.PoolClient>();
  /**
   * One connection without an answer makes those beside it suspect: after a switch to another server none of them may
   * ever be answered. Whoever comes next opens a new one instead of waiting for each of them in turn.
   */
  function dropIdle(cause: Error): void {
    const suspects = [...idle];
    idle.clear();
    for (const client of suspects) client.emit('error', cause); // by which the pool parts with it
  }
  for (const each of [pool, readers, probes]) {
    each.on('error', () => undefined); // an idle connection broke; the next use opens another
    // One that is in use breaks the call that uses it, which hears of it by its statement, and nobody else.
    each.on('connect', (client) => void client.on('error', () => undefined));
    each.on('acquire', (client) => void idle.delete(client));
    each.on('remove', (client) => void idle.delete(client));
    each.on('release', (error: unknown, client) => {
      if (isSilent(error)) dropIdle(error as Error);
      if (!error) idle.add(client);
    });
  }

  let asked: Promise<unknown> | null = null;
  return {
    pool,
    readers,
    async ping() {
      asked ??= probes.query('SELECT 1').finally(() => void (asked = null));
      await answerIn(probeMs, asked);
    },
    async end() {
      await Promise.all([pool.end(), readers.end(), probes.end()]);
    },
  };
}
