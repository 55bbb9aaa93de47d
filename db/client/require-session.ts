import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sessionOf } from './postgres-pools.ts';
import { codeOf } from './sql.ts';
import type { Timeouts } from './timeouts.ts';

const CHANNEL = 'gauntlet_check';
/** How often two connections take turns: a pooler may give each its own back end for a while. */
const ROUNDS = 5;
/** A pooler that takes neither our bounds nor the choice of one answers so when a connection is opened. */
const PROTOCOL_VIOLATION = '08P01';

/** Words for what stands between and does something else than PostgreSQL. */
const between = (what: string): Error =>
  new Error(
    `DATABASE_URL: ${what}, as behind a pooler in transaction mode. Connect to PostgreSQL itself, or to a pooler that gives each connection a back end of its own and passes its settings on (docs/operations.md, Poolers). Nothing was changed.`,
  );

interface InForce {
  readonly name: string;
  readonly setting: string;
}

/** The bounds that a connection asked for and does not have. */
async function missingBounds(client: pg.Client, { statementMs, lockMs, idleMs }: Timeouts): Promise<string[]> {
  const bounds = new Map([
    ['statement_timeout', statementMs],
    ['lock_timeout', lockMs],
    ['idle_in_transaction_session_timeout', idleMs],
  ]);
  const { rows } = await client.query<InForce>('SELECT name, setting FROM pg_settings WHERE name = ANY($1)', [
    [...bounds.keys(), 'default_transaction_read_only'],
  ]);
  return rows
    .filter(({ name, setting }) => {
      const most = bounds.get(name);
      return most === undefined ? setting !== 'on' : Number(setting) === 0 || Number(setting) > most;
    })
    .map(({ name }) => name)
    .toSorted();
}

const WHO = { name: 'who_serves', text: 'SELECT pg_backend_pid() AS pid' };
/** Prepared once for each connection, as the statements of the hot path are. */
const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>(WHO)).rows[0]?.pid ?? 0;

/** Two connections keep what is theirs: the back end with what is prepared on it, in a transaction and between two. */
async function requireOwnBackEnds(one: pg.Client, other: pg.Client): Promise<void> {
  const own = await pidOf(one);
  // One after the other: what the first has left is what a pooler gives the second.
  if ((await pidOf(other)) === own) throw between('two connections share a back end');
  for (let round = 0; round < ROUNDS; round++) {
    // Sent together, as the statements of a transaction are.
    const [, first, others, second] = await Promise.all([
      other.query('BEGIN READ ONLY'),
      pidOf(other),
      pidOf(one),
      pidOf(other),
      other.query('COMMIT'),
    ]);
    if (first !== second) throw between('the statements of one transaction came to two back ends');
    if (others !== own || first === own) throw between('one connection is served by several back ends');
  }
}

/** What is notified on one connection is heard on another. */
async function requireHearing(one: pg.Client, other: pg.Client, withinMs: number): Promise<void> {
  const id = randomUUID();
  let late: NodeJS.Timeout | undefined;
  const heard = new Promise<boolean>((resolve) => {
    one.on('notification', ({ payload }) => payload === id && resolve(true));
    late = setTimeout(() => resolve(false), withinMs);
  });
  try {
    await one.query(`LISTEN ${CHANNEL}`);
    await other.query('SELECT pg_notify($1, $2)', [CHANNEL, id]);
    if (!(await heard)) throw between('what is notified is not heard');
    await one.query(`UNLISTEN ${CHANNEL}`);
  } finally {
    clearTimeout(late);
  }
}

/** Why a connection that could be opened is none of ours; the failure itself where it says so. */
function wordsOf(error: unknown): unknown {
  if (codeOf(error) === PROTOCOL_VIOLATION && error instanceof Error) return between(error.message);
  // What was prepared is gone, or there already.
  return ['26000', '42P05'].includes(codeOf(error)) ? between('what is prepared on a connection does not stay') : error;
}

/**
 * Proves what the gateway relies on, on two connections like its own, before anything is written: bounds in force, a back
 * end for as long as the connection lasts, and notifications, unless Redis carries them.
 * @throws Error in words
 */
export async function requireSession(url: string, timeouts: Timeouts, hearsByRedis: boolean): Promise<void> {
  const clients = [new pg.Client(sessionOf(url, timeouts)), new pg.Client(sessionOf(url, timeouts))] as const;
  for (const client of clients) client.on('error', () => undefined); // whoever asks next hears of it
  const [one, other] = clients;
  try {
    for (const client of clients) await client.connect();
    const missing = await missingBounds(one, timeouts);
    if (missing.length > 0) throw between(`the connection does not take ${missing.join(', ')}`);
    await requireOwnBackEnds(one, other);
    if (!hearsByRedis) await requireHearing(one, other, timeouts.connectMs);
  } catch (error) {
    throw wordsOf(error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
