/** What the tables of staff cost with a thousand accounts and with a million: each page and filter, as staff ask. */
import Database from 'better-sqlite3';
import pg from 'pg';
import { type AccountFilter, listAccounts, listBarred } from '../../db/accounts/account-list.queries.ts';
import { listForStaff } from '../../db/battles/staff-battle.queries.ts';
import { listModerated } from '../../db/chat/message.queries.ts';
import { readNumbersAfter } from '../../db/events/log.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { openDatabase } from '../../db/client/open.ts';
import type { TransactionFilter } from '../../db/wallet/transaction.queries.ts';
import { readStaffDesk } from '../../gateway/admin/desk/read-staff-desk.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { readTransactions } from '../../gateway/wallet/read-transactions.ts';
import { median, setStage } from './stage.ts';

/** What a page costs, in microseconds. */
interface SizeFigure {
  readonly page: string;
  readonly small: number;
  readonly large: number;
}

type Page = (reader: Reader, deps: Deps) => Promise<unknown>;

const ANY: AccountFilter = { text: '', status: null, verification: null, role: null, order: 'name' };
const accounts =
  (filter: Partial<AccountFilter>): Page =>
  (reader) =>
    listAccounts(reader, { ...ANY, ...filter }, 26, null);
const bookings =
  (filter: Partial<TransactionFilter>): Page =>
  (reader) =>
    readTransactions(reader, { type: null, status: null, userId: null, ...filter }, 26, null);
const messages =
  (isFlagged: boolean): Page =>
  (reader) =>
    listModerated(reader, { isFlagged, limit: 21, before: null });
const battles =
  (status: Parameters<typeof listForStaff>[1]): Page =>
  (reader) =>
    listForStaff(reader, status, 26, null);

/** Each of what fills a page in both databases, so that the same rows are compared. */
const PAGES: Readonly<Record<string, Page>> = {
  'what waits, on every page': (_reader, deps) => readStaffDesk(deps, { userId: 'u-1', role: 'administrator' }),
  'accounts by name': accounts({}),
  'accounts, newest': accounts({ order: 'newest' }),
  'accounts, a page from the middle': (reader) => listAccounts(reader, ANY, 26, [0, 'user0000500']),
  'accounts whose name begins so': accounts({ text: 'user00007' }),
  'accounts whose name begins as that of all': accounts({ text: 'u' }),
  'accounts whose name begins as that of none': accounts({ text: 'ser77' }),
  'an account by its address': accounts({ text: '0000007@x.example' }),
  'accounts, banned': accounts({ status: 'banned' }),
  'accounts, banned and verified, of which there are none': accounts({ status: 'banned', verification: 'verified' }),
  'accounts, verified, newest': accounts({ verification: 'verified', order: 'newest' }),
  'accounts, pending': accounts({ verification: 'pending' }),
  'accounts, moderators': accounts({ role: 'moderator' }),
  'accounts, moderators who are banned, of whom there are none': accounts({ role: 'moderator', status: 'banned' }),
  'accounts, moderators who are verified and whose name begins so': accounts({
    role: 'moderator',
    verification: 'verified',
    text: 'user',
  }),
  'bans and suspensions': (reader) => listBarred(reader, 26, null),
  'bookings, newest': bookings({}),
  'bookings, a page from the middle': (reader) =>
    readTransactions(reader, { type: null, status: null, userId: null }, 26, { at: 500, id: 't', seq: 0 }),
  'bookings of a kind that is frequent': bookings({ type: 'wager' }),
  'bookings of a kind that is rare': bookings({ type: 'chargeback' }),
  'bookings of a kind that there is none of': bookings({ type: 'guarantee' }),
  'bookings that are completed': bookings({ status: 'completed' }),
  'bookings that failed': bookings({ status: 'failed' }),
  'bookings that are processed': bookings({ status: 'processing' }),
  'bookings of a player': bookings({ userId: 'u-0000007' }),
  'bookings of a player, of a kind': bookings({ userId: 'u-0000007', type: 'fee' }),
  'messages, newest': messages(false),
  'messages, flagged': messages(true),
  'battles that hold stakes': battles(null),
  'battles in dispute': battles('disputed'),
  'battles that wait': battles('waiting'),
  'battles that run, of which there are none': battles('active'),
};

const RUNS = 60;

/** Where a database is filled: what its engine writes otherwise than the other. */
interface Filler {
  exec(statement: string): Promise<void>;
  /** A number of seven digits, so that ids come in their order. */
  readonly padded: (n: string) => string;
  /** The numbers from 0, as `n`, in front of and after what is inserted. */
  readonly counted: (rows: number) => readonly [before: string, after: string];
  /** What makes every index anew that is no part of a table. */
  takeIndexes(): Promise<readonly string[]>;
  /** Leaves it as `openDatabase` wants it, with what the engine knows of its tables up to date. */
  close(): Promise<void>;
}

function fillSqlite(url: string): Filler {
  const db = new Database(url.slice('file:'.length));
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -3000000'])
    db.pragma(pragma);
  return {
    exec: async (statement) => void db.exec(statement),
    padded: (n) => `printf('%07d', ${n})`,
    counted: (rows) => [
      `WITH RECURSIVE counted(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n < ${rows - 1})`,
      'FROM counted',
    ],
    async takeIndexes() {
      const indexes = db
        .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        .all() as { name: string; sql: string }[];
      for (const { name } of indexes) db.exec(`DROP INDEX "${name}"`);
      return indexes.map(({ sql }) => sql);
    },
    async close() {
      // `openDatabase` reads a file that is written ahead.
      db.pragma('journal_mode = WAL');
      db.close();
    },
  };
}

async function fillPostgres(url: string): Promise<Filler> {
  const client = new pg.Client(url);
  await client.connect();
  // Neither triggers nor foreign keys: rows are as they should be.
  await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '512MB'");
  return {
    exec: async (statement) => void (await client.query(statement)),
    padded: (n) => `lpad((${n})::text, 7, '0')`,
    counted: (rows) => ['', `FROM generate_series(0, ${rows - 1}) AS counted(n)`],
    async takeIndexes() {
      const { rows } = await client.query<{ name: string; sql: string }>(
        `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE schemaname = 'public'
         AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
      );
      for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
      return rows.map(({ sql }) => sql);
    },
    async close() {
      await client.query('VACUUM ANALYZE');
      await client.end();
    },
  };
}

/**
 * Fills a database with so many accounts, battles and messages, and five bookings an account. One in twenty accounts is
 * banned and as many wait for verification, and there are a hundred moderators at the most; of the bookings one in a
 * hundred is a fee and one in a thousand a charge-back. Nothing of it is in the hash chain.
 */
async function fill(url: string, count: number): Promise<void> {
  const filler = engine === 'sqlite' ? fillSqlite(url) : await fillPostgres(url);
  // Made anew when everything is there, which is faster than to keep them up row by row.
  const indexes = await filler.takeIndexes();
  const { padded } = filler;
  const id = (letter: string, n: string): string => `'${letter}-' || ${padded(n)}`;
  const numbered = (rows: number, into: string, select: string): Promise<void> => {
    const [before, after] = filler.counted(rows);
    return filler.exec(`${before} INSERT INTO ${into} SELECT ${select} ${after}`);
  };
  const either = (condition: string, one: string, other: string): string =>
    `CASE WHEN ${condition} THEN ${one} ELSE ${other} END`;
  await filler.exec('BEGIN');
  await numbered(
    count,
    'users (id, username, username_key, email, email_key, display_name, password_hash, role, status, verification, created_at)',
    `${id('u', 'n')}, 'user' || ${padded('n')}, 'user' || ${padded('n')},
     ${padded('n')} || '@x.example', ${padded('n')} || '@x.example', 'User', 'nobody signs in',
     ${either(`n % ${Math.max(count / 100, 10)} = 3`, "'moderator'", "'player'")}, ${either('n % 20 = 19', "'banned'", "'active'")},
     CASE n % 20 WHEN 19 THEN 'unverified' WHEN 1 THEN 'pending' ELSE ${either('n % 3 = 0', "'verified'", "'unverified'")} END, n`,
  );
  await numbered(
    count,
    'ledger_accounts (id, kind, owner_id, currency, balance, entry_count)',
    `'user:' || ${id('u', 'n')} || ':USD', 'user', ${id('u', 'n')}, 'USD', 0, 5`,
  );
  await numbered(
    count,
    'battles (id, status, game, mode, title, description, privacy, stake_cents, fee_cents, creator_id, created_at, ends_at, due_at)',
    `${id('b', 'n')}, ${either('n % 20 = 3', "'disputed'", "'waiting'")}, 'valorant', 'duel', 'A battle', '', 'public', 5000, 250,
     ${id('u', 'n')}, n, n, n`,
  );
  await numbered(
    count,
    'chat_messages (id, channel_id, author_id, kind, body, at, flag)',
    `${id('m', 'n')}, 'general', ${id('u', 'n')}, 'message', 'Hello', n, ${either('n % 20 = 0', "'caps'", 'NULL')}`,
  );
  const kind = "CASE WHEN n % 1000 = 5 THEN 'chargeback' WHEN n % 100 = 0 THEN 'fee' ELSE 'wager' END";
  const [booked, transfersCount] = [count * 5, (count * 5) / 2];
  await numbered(
    transfersCount,
    'transfers (id, op_key, kind, at)',
    `${id('t', 'n')}, ${id('k', 'n')}, ${either('n % 1000 = 5', "'chargeback'", "'hold'")}, n`,
  );
  // Two players a transfer: n counts the bookings, of which each account has every count-th.
  await numbered(
    booked,
    'entries (transfer_id, seq, account_id, number, kind, amount, balance_after)',
    `${id('t', 'n / 2')}, n % 2, 'user:' || ${id('u', `n % ${count}`)} || ':USD', n / ${count} + 1,
     ${kind.replaceAll('n %', 'n / 2 %')}, ${either('n % 2 = 0', '-5000', '5000')}, 0`,
  );
  await numbered(
    transfersCount / 100,
    'deposits (id, user_id, method_id, amount_cents, status, provider, created_at, changed_at)',
    `${id('d', 'n')}, ${id('u', 'n')}, 'm', 5000, 'failed', 'x', n * 100, n * 100`,
  );
  await filler.exec('COMMIT');
  for (const sql of indexes) await filler.exec(sql);
  await filler.close();
}

async function openFilled(url: string, count: number) {
  const { db, deps } = await setStage(url, []);
  await db.close();
  await fill(url, count);
  const filled = await openDatabase(url);
  return { ...deps, db: filled };
}

/** Of the processor, in microseconds: what else runs on the machine makes every read wait. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

type Asked = Parameters<pg.Client['query']>;

/** What is asked of PostgreSQL meanwhile, with its values. */
async function askedOf(read: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const clients = pg.Client.prototype as unknown as { query: (this: unknown, ...given: Asked) => unknown };
  const ask = clients.query;
  clients.query = function note(...given) {
    asked.push(given);
    return ask.apply(this, given);
  };
  try {
    await read();
  } finally {
    clients.query = ask;
  }
  return asked;
}

/** What PostgreSQL itself takes to answer, in microseconds: the least of some runs, which nothing else has held up. */
async function answerMicros(client: pg.Client, deps: Deps, read: Page): Promise<number> {
  const ofTheClock = new Set(
    (await askedOf(() => readNumbersAfter(deps.db.read, 0))).map(([query]) => JSON.stringify(query)),
  );
  let micros = 0;
  for (const [query, values] of await askedOf(() => read(deps.db.read, deps))) {
    const { text, values: own } = typeof query === 'string' ? { text: query, values: [] } : query;
    if (!/^[\s(]*select/i.test(text) || ofTheClock.has(JSON.stringify(query))) continue;
    let least = Infinity;
    for (let run = 0; run < RUNS; run++) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
        values ?? own,
      );
      least = Math.min(least, ...rows.map((row) => row['QUERY PLAN'][0]['Execution Time'] * 1_000));
    }
    micros += least;
  }
  return micros;
}

/**
 * With a thousand accounts and with a million, five bookings an account, page by page: the processor's time on SQLite, the
 * median of what is read turn by turn; on PostgreSQL, whose processes are not ours, what it says itself.
 */
export async function* measureStaffSizes(urls: readonly [small: string, large: string]): AsyncGenerator<SizeFigure> {
  const sizes = [await openFilled(urls[0], 1_000), await openFilled(urls[1], 1_000_000)] as const;
  yield* engine === 'sqlite' ? measureTimes(sizes) : measureAnswers(urls, sizes);
  for (const { db } of sizes) await db.close();
}

async function* measureTimes(sizes: readonly [Deps, Deps]): AsyncGenerator<SizeFigure> {
  for (const [page, read] of Object.entries(PAGES)) {
    const costs: [small: number[], large: number[]] = [[], []];
    for (let run = 0; run < RUNS; run++)
      for (const [at, deps] of sizes.entries()) {
        const before = spent();
        await read(deps.db.read, deps);
        costs[at]?.push(spent() - before);
      }
    yield { page, small: median(costs[0]), large: median(costs[1]) };
  }
}

/** What a gateway finds out once is asked beforehand. */
async function* measureAnswers(
  urls: readonly [string, string],
  sizes: readonly [Deps, Deps],
): AsyncGenerator<SizeFigure> {
  const clients = urls.map((url) => new pg.Client(url)) as [pg.Client, pg.Client];
  for (const client of clients) await client.connect();
  for (const [page, read] of Object.entries(PAGES)) {
    for (const deps of sizes) await read(deps.db.read, deps);
    const [small, large] = [
      await answerMicros(clients[0], sizes[0], read),
      await answerMicros(clients[1], sizes[1], read),
    ];
    yield { page, small, large };
  }
  for (const client of clients) await client.end();
}
