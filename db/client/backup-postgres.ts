import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName, isTable } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as schema from '../__generated__/schema.ts';
import { FrameReader, frame, textFrame } from './frames.ts';
import { type Applied, requireKnown } from './migrations.ts';
import { readerOn } from './postgres.ts';
import { appliedMigrations } from './upgrade-postgres.ts';
import type { Verify } from './verify.ts';

/** What a backup begins with. Then come the tables, each as its head, its rows as COPY writes them, and an empty frame. */
interface Head {
  readonly gauntlet: 'backup';
  readonly format: 1;
  readonly migrations: readonly Applied[];
  /** The last number that each sequence has given; null before its first. */
  readonly sequences: Readonly<Record<string, string | null>>;
  readonly tables: number;
}

interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, statement_timeout: 0 });
  client.on('error', () => undefined); // whoever asks next hears of it
  await client.connect();
  return client;
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    'SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema()',
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

const listOf = (columns: readonly string[]): string => columns.map((name) => pg.escapeIdentifier(name)).join(', ');

/** The frames of a packed file. What is wrong with it is thrown to whoever reads them, when they come to it. */
function unpack(file: string) {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  // It may break while nobody reads, which would end the process.
  unpacked.on('error', () => undefined);
  return { source, unpacked, frames: new FrameReader(unpacked) };
}

/** Opens a copy and goes through all of it. @throws Error when it is not whole */
async function readBack(draft: string, tables: readonly string[]): Promise<void> {
  const { source, unpacked, frames } = unpack(draft);
  try {
    const head = await frames.nextValue<Head>();
    if (head.tables !== tables.length) throw new Error('The copy does not have all tables');
    for (const table of tables) {
      if ((await frames.nextValue<TableHead>()).table !== table) throw new Error(`The copy lacks ${table}`);
      for await (const _rows of frames.run()); // the checksum of what is packed is checked on the way
    }
  } finally {
    unpacked.destroy();
    source.destroy();
  }
}

/**
 * Writes every row of the database as it is at one moment into `draft`, beside the gateways that go on with it. Answers
 * what is wrong in the books of that moment.
 */
export async function copyPostgres(
  url: string,
  draft: string,
  migrationsFolder: string,
  verify: Verify,
): Promise<string[]> {
  const client = await connectTo(url);
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
  const packed = createGzip();
  const written = pipeline(packed, file);
  written.catch(() => undefined); // heard of below, or by whoever writes
  const put = async (bytes: Uint8Array): Promise<void> => {
    if (!packed.write(bytes)) await Promise.race([once(packed, 'drain'), written]);
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await appliedMigrations(client);
    if (migrations === null || requireKnown(migrations, migrationsFolder) > 0)
      throw new Error(
        'The database has not been opened by this version yet: start a gateway of it once, then back up.',
      );
    const findings = await verify(readerOn(client));
    const tables = Object.values(schema)
      .filter((table) => isTable(table))
      .map((table) => getTableName(table));
    const head: Head = {
      gauntlet: 'backup',
      format: 1,
      migrations,
      sequences: await sequencesOf(client),
      tables: tables.length,
    };
    await put(textFrame(head));
    for (const table of tables) {
      const columns = await columnsOf(client, table);
      await put(textFrame({ table, columns } satisfies TableHead));
      const rows = client.query(copyTo(`COPY ${pg.escapeIdentifier(table)} (${listOf(columns)}) TO STDOUT`));
      for await (const bytes of rows as AsyncIterable<Buffer>) if (bytes.length > 0) await put(frame(bytes));
      await put(frame(Buffer.alloc(0)));
    }
    packed.end();
    await written;
    await readBack(draft, tables);
    return findings;
  } finally {
    packed.destroy();
    await finished(file).catch(() => undefined);
    await client.end();
  }
}

/** Makes the tables as they were when the backup was made, by the first migrations of this version. */
async function makeTables(client: pg.Client, { migrations }: Head, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  for (const { sql } of known.slice(0, migrations.length)) for (const text of sql) await client.query(text);
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { hash, at } of migrations)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, at]);
}

/** Rows come table by table, and name others that are not there yet: what ties them is put up when all are there. */
async function dropTies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; text: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS text
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  return rows.map(({ owner, name, text }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${text}`);
}

/** Fills an empty database with a backup, all of it or nothing; its tables are those of the version that made it. */
export async function placePostgres(url: string, backup: string, migrationsFolder: string): Promise<void> {
  const client = await connectTo(url);
  const { source, unpacked, frames } = unpack(backup);
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(
      'SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace LIMIT 1',
    );
    const { rows: journals } = await client.query(
      "SELECT 1 WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL",
    );
    if (rows.length + journals.length > 0)
      throw new Error(
        'The database holds tables. A backup goes into an empty one only: make another and name it in DATABASE_URL.',
      );
    const head = await frames.nextValue<Head>();
    if (head.gauntlet !== 'backup' || head.format !== 1)
      throw new Error(`${backup} is not a backup that this version reads`);
    requireKnown(head.migrations, migrationsFolder);
    await makeTables(client, head, migrationsFolder);
    const ties = await dropTies(client);
    for (let n = 0; n < head.tables; n++) {
      const { table, columns } = await frames.nextValue<TableHead>();
      await client.query(`TRUNCATE ${pg.escapeIdentifier(table)}`); // a migration may have put rows there
      const into = client.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${listOf(columns)}) FROM STDIN`));
      await pipeline(Readable.from(frames.run()), into);
    }
    for (const text of ties) await client.query(text);
    for (const [name, last] of Object.entries(head.sequences))
      if (last !== null) await client.query('SELECT setval(quote_ident($1)::regclass, $2)', [name, last]);
    await client.query('COMMIT');
  } finally {
    unpacked.destroy();
    source.destroy();
    await client.end();
  }
}
