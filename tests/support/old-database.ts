import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { createDatabase } from './postgres.ts';

/** Rows by table, columns by their names in the database; booleans as such. */
export type OldRows = Readonly<Record<string, readonly Readonly<Record<string, string | number | boolean | null>>[]>>;

interface Journal {
  readonly entries: readonly { readonly idx: number }[];
}

/** A copy of the first migrations alone; to be removed. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-migrations-'));
  cpSync(join(import.meta.dirname, '../../db/migrations', engine), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Each row as a statement and its values; `at` spells the place of a value. */
function* insertsOf(tables: OldRows, at: (n: number) => string): Generator<readonly [text: string, values: unknown[]]> {
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = Object.keys(row);
      const places = columns.map((_, n) => at(n + 1)).join(', ');
      yield [
        `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`,
        Object.values(row),
      ];
    }
  }
}

/** A database as a release left it that knew the first `count` migrations, with these rows; answers its url. */
export async function oldDatabase(tables: OldRows, count = 1): Promise<string> {
  const migrationsFolder = firstMigrations(count);
  try {
    if (engine === 'postgres') {
      const url = await createDatabase(inject('postgresUrl'), `old_${randomUUID()}`);
      const client = new pg.Client(url);
      await client.connect();
      await migratePostgres(drizzlePostgres(client), { migrationsFolder });
      // The rows come in the order of the tables, not in that of their references.
      await client.query('SET session_replication_role = replica');
      for (const [text, values] of insertsOf(tables, (n) => `$${n}`)) await client.query(text, values);
      await client.end();
      return url;
    }
    const file = join(inject('databaseFolder'), `${randomUUID()}.db`);
    const connection = new BetterSqlite3(file);
    connection.pragma('foreign_keys = OFF');
    migrateSqlite(drizzleSqlite(connection), { migrationsFolder });
    for (const [text, values] of insertsOf(tables, () => '?'))
      connection.prepare(text).run(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
    connection.close();
    return `file:${file}`;
  } finally {
    rmSync(migrationsFolder, { recursive: true, force: true });
  }
}
