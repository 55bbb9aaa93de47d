import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { POSTGRES_FUNCTIONS, POSTGRES_TRIGGERS } from './append-only.ts';
import { type Applied, requireKnown } from './migrations.ts';
import { isRetryable } from './sql.ts';

/** Any number, the same in every gateway: one of them migrates at a time. */
const MIGRATION_LOCK = 4_741_331;
/** How long a start waits for another one that migrates, and a migration for those who use a table. */
const LOCK_MS = 60_000;
const ATTEMPTS_MAX = 5;

/** The migrations that a database has had; null for tables of a time before they were counted. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Applied[] | null> {
  const { rows: found } = await client.query<{ journal: string | null; users: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS journal, to_regclass('users') AS users",
  );
  if (!found[0]?.journal) return found[0]?.users ? null : [];
  const { rows } = await client.query<{ hash: string; at: string }>(
    'SELECT hash, created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }));
}

/** @throws Error in words when it is too old or too new */
const isMigrated = async (client: pg.Client, migrationsFolder: string): Promise<boolean> =>
  requireKnown(await appliedMigrations(client), migrationsFolder) === 0;

/** The statements that put up the guards of the ledger which are not there as they should be. */
async function missingGuards(client: pg.Client): Promise<string[]> {
  const functions = await client.query<{ name: string; body: string }>(
    `SELECT proname AS name, prosrc AS body FROM pg_proc
     WHERE proname = ANY($1) AND pronamespace = current_schema()::regnamespace`,
    [Object.keys(POSTGRES_FUNCTIONS)],
  );
  const bodies = new Map(functions.rows.map(({ name, body }) => [name, body]));
  const triggers = await client.query<{ text: string }>(
    `SELECT pg_get_triggerdef(oid, true) AS text FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'`,
  );
  const standing = new Set(triggers.rows.map(({ text }) => text));
  return [
    ...Object.entries(POSTGRES_FUNCTIONS)
      .filter(([name, body]) => bodies.get(name) !== body)
      .map(([name, body]) => `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$${body}$$`),
    ...POSTGRES_TRIGGERS.filter((text) => !standing.has(text)).map((text) =>
      text.replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
    ),
  ];
}

/**
 * The statements after which every text is put in order, and its beginning is looked for, by its code points, as SQLite
 * does it and as our keyset pages expect: a database whose language was chosen by the operating system orders by that.
 */
async function missingCollations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT class.relname AS name, array_agg(attribute.attname::text ORDER BY attribute.attnum) AS columns
     FROM pg_attribute AS attribute
     JOIN pg_class AS class ON class.oid = attribute.attrelid AND class.relkind = 'r'
     JOIN pg_database AS database ON database.datname = current_database()
     WHERE class.relnamespace = current_schema()::regnamespace AND NOT attribute.attisdropped
       AND attribute.atttypid = 'text'::regtype AND attribute.attcollation = 'pg_catalog."default"'::regcollation
       AND database.datlocprovider <> 'b' AND (database.datlocprovider = 'i' OR database.datcollate NOT IN ('C', 'POSIX'))
     GROUP BY class.relname ORDER BY class.relname`,
  );
  return rows.map(({ name, columns }) => {
    const changes = columns.map((column) => `ALTER COLUMN "${column}" TYPE text COLLATE "C"`);
    return `ALTER TABLE "${name}" ${changes.join(', ')}`;
  });
}

const missingParts = async (client: pg.Client): Promise<string[]> => [
  ...(await missingGuards(client)),
  ...(await missingCollations(client)),
];

const isUpToDate = async (client: pg.Client, migrationsFolder: string): Promise<boolean> =>
  (await isMigrated(client, migrationsFolder)) && (await missingParts(client)).length === 0;

/** @throws Error in words when the database is too old or too new */
export async function requireKnownPostgres(url: string, migrationsFolder: string, connectMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined); // whoever asks next hears of it
  await client.connect();
  try {
    await isMigrated(client, migrationsFolder);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the tables of this build. A start that has nothing to change locks nothing, so that it is
 * not noticed by the gateways that are busy.
 */
export async function upgradePostgres(url: string, migrationsFolder: string, connectMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    lock_timeout: LOCK_MS,
  });
  client.on('error', () => undefined); // whoever asks next hears of it
  await client.connect();
  try {
    if (await isUpToDate(client, migrationsFolder)) return;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (let attempt = 1; !(await isMigrated(client, migrationsFolder)); attempt++) {
      try {
        await migrate(drizzle(client), { migrationsFolder });
      } catch (error) {
        // A deadlock with a gateway that goes on meanwhile.
        if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) throw error;
      }
    }
    // One statement a transaction: it holds one table at a time, so that nobody who holds others waits in a circle.
    for (const text of await missingParts(client)) await client.query(text);
  } finally {
    await client.end(); // and the lock with it
  }
}
