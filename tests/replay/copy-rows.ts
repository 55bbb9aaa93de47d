import BetterSqlite3 from 'better-sqlite3';
import { type Column, type Table, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { columnsOf, tables } from './cast.ts';

/** PostgreSQL takes so many values in one statement. */
const VALUES_MAX = 30_000;

type Convert = (value: unknown) => unknown;

/** What SQLite keeps of a value, as the other engine takes it. */
const conversionOf = ({ columnType }: Column): Convert => {
  if (columnType === 'PgBoolean') return (value) => (value === null ? null : value === 1);
  if (columnType === 'PgJsonb') return (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : null);
  return (value) => value;
};

function readAll(file: BetterSqlite3.Database, table: Table): Record<string, unknown>[] {
  const columns = columnsOf(table).map(([key, column]) => ({
    key,
    stored: toSnakeCase(column.name),
    convert: conversionOf(column),
  }));
  const rows = file.prepare(`SELECT * FROM "${getTableName(table)}"`).all() as Record<string, unknown>[];
  return rows.map((row) => Object.fromEntries(columns.map(({ key, stored, convert }) => [key, convert(row[stored])])));
}

/**
 * Fills a migrated and empty PostgreSQL with every row of a SQLite file. They come in backwards, so that no list is in the
 * order of the other engine because nobody has asked for one.
 */
export async function copyRows(file: string, url: string): Promise<void> {
  const source = new BetterSqlite3(file, { readonly: true });
  const client = new pg.Client(url);
  await client.connect();
  const target = drizzle(client, { casing: 'snake_case' });
  try {
    await client.query('BEGIN');
    // Neither the order of tables matters then, nor that the ledger refuses to be written to.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const table of tables) {
      const rows = readAll(source, table).toReversed();
      const size = Math.floor(VALUES_MAX / columnsOf(table).length);
      await client.query(`DELETE FROM "${getTableName(table)}"`);
      for (let from = 0; from < rows.length; from += size)
        await target.insert(table as never).values(rows.slice(from, from + size));
    }
    await client.query('COMMIT');
    // What the planner does must not depend on whether the server has looked at the tables by itself meanwhile.
    await client.query('ANALYZE');
    await resetSequences(client);
  } finally {
    source.close();
    await client.end();
  }
}

/** Numbers that the database gives go on where those of the other engine do: what is undone gives none back here. */
export async function resetSequences(client: pg.ClientBase): Promise<void> {
  for (const table of tables)
    for (const [, column] of columnsOf(table))
      if (column.columnType.startsWith('PgBigSerial'))
        await client.query(
          `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max("${toSnakeCase(column.name)}"), 0) + 1, false)
           FROM "${getTableName(table)}"`,
          [getTableName(table), toSnakeCase(column.name)],
        );
}
