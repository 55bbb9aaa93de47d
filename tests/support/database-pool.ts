import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase, dropDatabases } from './postgres.ts';

/**
 * Databases of PostgreSQL that the tests of one process use one after the other. To make one takes a third of a second of
 * the server and to remove it another, to empty one that was used a few milliseconds.
 */

/** What a database holds before a test: rows of each table that has any, as JSON, and where each sequence stands. */
interface Contents {
  readonly rows: readonly { readonly table: string; readonly columns: string; readonly json: string }[];
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly isCalled: boolean }[];
  /** See `FINGERPRINT`. */
  readonly fingerprint: string;
}

/**
 * Everything about a database but its rows: tables, columns, indexes, constraints, triggers and whether they fire,
 * functions, settings, and what the planner has been told of sizes. A test that changed any of it keeps its database.
 */
const FINGERPRINT = `
  SELECT md5(concat_ws('|',
    (SELECT string_agg(concat_ws(':', relname, relkind, relnatts, reltuples), ',' ORDER BY relname COLLATE "C")
      FROM pg_class WHERE relnamespace = 'public'::regnamespace),
    (SELECT string_agg(concat_ws(':', attrelid::regclass, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum)
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0),
    (SELECT string_agg(concat_ws(':', conname, convalidated), ',' ORDER BY conname COLLATE "C")
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace),
    (SELECT string_agg(concat_ws(':', tgrelid::regclass, tgname, tgenabled), ',' ORDER BY tgrelid, tgname COLLATE "C")
      FROM pg_trigger WHERE NOT tgisinternal),
    (SELECT string_agg(proname || md5(prosrc), ',' ORDER BY proname COLLATE "C")
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
    (SELECT string_agg(setconfig::text, ',') FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
      WHERE datname = current_database()),
    (SELECT string_agg(nspname, ',' ORDER BY nspname COLLATE "C") FROM pg_namespace),
    (SELECT count(*) FROM pg_prepared_xacts WHERE database = current_database()),
    (SELECT count(*) FROM drizzle.__drizzle_migrations)
  )) AS fingerprint`;

/** Empties what holds rows. Triggers are off: ledger and audit refuse to forget. */
const WIPE = `
  DO $$ DECLARE emptied regclass; is_used boolean; BEGIN
    FOR emptied IN SELECT oid FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %s)', emptied) INTO is_used;
      IF is_used THEN EXECUTE format('DELETE FROM %s', emptied); END IF;
    END LOOP;
  END $$`;

/** What a test leaves of dead rows slows those after it; a database that has grown by so much is made anew. */
const GROWN_BYTES = 16 * 1_024 ** 2;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const fingerprintOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ fingerprint: string }>(FINGERPRINT)).rows[0]?.fingerprint ?? '';

const sizeOf = async (client: pg.Client): Promise<number> =>
  Number((await client.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size')).rows[0]?.size);

const SEQUENCES = `
  SELECT quote_ident(sequencename) AS name, coalesce(last_value, start_value)::text AS value,
    last_value IS NOT NULL AS "isCalled"
  FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`;

async function readContents(client: pg.Client): Promise<Contents> {
  const { rows: tables } = await client.query<{ table: string; columns: string }>(`
    SELECT quote_ident(table_name) AS table,
      string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
    GROUP BY table_name`);
  const rows = [];
  for (const { table, columns } of tables) {
    const answer = await client.query<{ json: string | null }>(`SELECT json_agg(t)::text AS json FROM ${table} AS t`);
    const json = answer.rows[0]?.json ?? null;
    if (json !== null) rows.push({ table, columns, json });
  }
  const { rows: sequences } = await client.query<Contents['sequences'][number]>(SEQUENCES);
  return { rows, sequences, fingerprint: await fingerprintOf(client) };
}

/** Gives a used database the contents again. Answers false where more than rows has changed: it is of no use any more. */
async function restore(client: pg.Client, contents: Contents, sizeMax: number): Promise<boolean> {
  if ((await fingerprintOf(client)) !== contents.fingerprint || (await sizeOf(client)) > sizeMax) return false;
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(WIPE);
  for (const { table, columns, json } of contents.rows)
    await client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [json],
    );
  const { rows } = await client.query<Contents['sequences'][number]>(SEQUENCES);
  for (const [index, { name, value, isCalled }] of contents.sequences.entries())
    if (rows[index]?.value !== value || rows[index].isCalled !== isCalled)
      await client.query('SELECT setval($1::regclass, $2, $3)', [name, value, isCalled]);
  await client.query('COMMIT');
  return true;
}

/** What the template holds, and the size above which a database is not used again. */
let contents: Promise<readonly [Contents, number]> | null = null;
/** Nobody uses them any more. */
const idle: string[] = [];
/** By the tests of the file that runs. */
const used = new Set<string>();

const urlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** The url of a copy of another database, to which nobody is connected. */
export async function copyOf(server: string, url: string): Promise<string> {
  const name = `world_${randomUUID()}`;
  used.add(name);
  return createDatabase(server, name, new URL(url).pathname.slice(1));
}

/**
 * The url of a database like the template: one that tests of an earlier file have used, emptied, or else a copy.
 * @param template the same at each call, and nobody is connected to it
 */
export async function takeDatabase(server: string, template: string): Promise<string> {
  contents ??= withClient(template, async (client) => [
    await readContents(client),
    (await sizeOf(client)) + GROWN_BYTES,
  ]);
  const [what, sizeMax] = await contents;
  for (let name = idle.pop(); name !== undefined; name = idle.pop()) {
    const url = urlOf(server, name);
    if (await withClient(url, (client) => restore(client, what, sizeMax))) {
      used.add(name);
      return url;
    }
    await dropDatabases(server, [name]);
  }
  return copyOf(server, template);
}

/** At the end of a file: what nobody is connected to any more is there for the tests of the next. */
export async function giveBackDatabases(server: string): Promise<void> {
  if (used.size === 0) return;
  const { rows } = await withClient(server, (client) =>
    client.query<{ datname: string }>('SELECT DISTINCT datname FROM pg_stat_activity WHERE datname IS NOT NULL'),
  );
  const open = new Set(rows.map(({ datname }) => datname));
  for (const name of used)
    if (!open.has(name)) {
      used.delete(name);
      idle.push(name);
    }
}
