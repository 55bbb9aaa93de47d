import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';

export interface TableShape {
  /** Name, type, `null` or not, default; in the order of their names. */
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly string[];
  /** Name, uniqueness, columns, condition. */
  readonly indexes: readonly string[];
  readonly checks: readonly string[];
}
export type SchemaShape = Readonly<Record<string, TableShape>>;

type Row = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What the neutral columns become on each engine; both sides are spoken of in SQLite's words. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'text',
  bigint: 'integer',
  boolean: 'integer',
  jsonb: 'text',
  bytea: 'blob',
};

/** A fresh SQLite database as the migrations make it. */
export function migratedSqlite(): BetterSqlite3.Database {
  const folder = fileURLToPath(new URL('../../db/migrations/sqlite/', import.meta.url));
  const database = new BetterSqlite3(':memory:');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  for (const file of files.toSorted()) database.exec(readFileSync(folder + file, 'utf8'));
  return database;
}

/** The condition of a partial index, as it was written. */
const conditionOf = (sql: string): string => / WHERE (.*)$/is.exec(sql)?.[1] ?? '';

/** Checks of a table, as they were written: name and condition. drizzle-kit puts each on a line of its own. */
const checksOf = (sql: string): [string, string][] =>
  [...sql.matchAll(/^\s*CONSTRAINT "(\w+)" CHECK\((.*)\),?$/gm)].map(([, name = '', condition = '']) => [
    name,
    condition,
  ]);

/** Reads SQLite's schema; conditions are put into PostgreSQL's words by PostgreSQL itself, which makes them comparable. */
export async function readSqlite(database: BetterSqlite3.Database, translate: Translator): Promise<SchemaShape> {
  const shapes: Record<string, TableShape> = {};
  const master = database.prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  for (const { name: table, sql } of master.all() as { name: string; sql: string }[]) {
    const info = database.pragma(`table_info(${table})`) as Row[];
    const keys = database.pragma(`foreign_key_list(${table})`) as Row[];
    const indexes: string[] = [];
    for (const index of database.pragma(`index_list(${table})`) as Row[]) {
      if (index['origin'] !== 'c') continue;
      const name = text(index['name']);
      const parts = (database.pragma(`index_xinfo(${name})`) as Row[]).filter((part) => part['key'] === 1);
      const columns = parts.map((part) => `${text(part['name'])}${part['desc'] === 1 ? ' desc' : ''}`).join(',');
      const written = database.prepare('SELECT sql FROM sqlite_master WHERE name = ?').pluck().get(name);
      const condition = await translate.predicate(table, conditionOf(text(written)));
      indexes.push(`${name} ${index['unique'] === 1 ? 'unique ' : ''}(${columns}) ${condition}`);
    }
    const checks = await Promise.all(
      checksOf(sql).map(async ([name, condition]) => `${name} ${await translate.check(table, condition)}`),
    );
    shapes[table] = {
      columns: info
        .map(
          (c) =>
            `${text(c['name'])} ${text(c['type']).toLowerCase()} ${c['notnull'] === 1 ? 'not null' : 'null'} ${defaultOf(c['dflt_value'])}`,
        )
        .toSorted(),
      primaryKey: info
        .filter((c) => Number(c['pk']) > 0)
        .toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
        .map((c) => text(c['name'])),
      foreignKeys: keys
        .map(
          (k) =>
            `${text(k['from'])} -> ${text(k['table'])}.${text(k['to'])} ${text(k['on_delete']).toLowerCase()} ${text(k['on_update']).toLowerCase()}`,
        )
        .toSorted(),
      indexes: indexes.toSorted(),
      checks: checks.toSorted(),
    };
  }
  return shapes;
}

/** A default in the words of either engine: quotes, casts and the spelling of booleans aside. */
function defaultOf(value: unknown): string {
  const written = value === null || value === undefined ? '' : text(value);
  if (written.startsWith('nextval(')) return '';
  const bare = written.replace(/::\w+$/, '').replaceAll("'", '');
  return bare === 'true' ? '1' : bare === 'false' ? '0' : bare;
}

/** How PostgreSQL writes a condition down. */
export interface Translator {
  predicate(table: string, condition: string): Promise<string>;
  check(table: string, condition: string): Promise<string>;
}

const PREDICATE = `SELECT pg_get_expr(indpred, indrelid) AS text FROM pg_index WHERE indexrelid = $1::regclass`;
const CHECK = `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = $1::regclass AND conname = 'probe'`;

/** Tables of the same names and columns in a schema apart, on which conditions are tried. */
export function translatorOn(client: pg.Client): Translator {
  const onProbe = async (table: string, statement: string, question: string, what: string): Promise<string> => {
    await client.query(`CREATE SCHEMA probe; CREATE TABLE probe.${table} (LIKE public.${table})`);
    await client.query(statement);
    const { rows } = await client.query<{ text: string }>(question, [what]);
    await client.query('DROP SCHEMA probe CASCADE');
    return rows[0]?.text ?? '';
  };
  // One after the other: they share the schema.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<string>): Promise<string> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    predicate: (table, condition) =>
      condition === ''
        ? Promise.resolve('')
        : inTurn(() =>
            onProbe(table, `CREATE INDEX probe ON probe.${table} ((1)) WHERE ${condition}`, PREDICATE, 'probe.probe'),
          ),
    check: (table, condition) =>
      inTurn(() =>
        onProbe(table, `ALTER TABLE probe.${table} ADD CONSTRAINT probe CHECK (${condition})`, CHECK, `probe.${table}`),
      ),
  };
}

const ACTIONS: Readonly<Record<string, string>> = {
  a: 'no action',
  c: 'cascade',
  r: 'restrict',
  n: 'set null',
  d: 'set default',
};

export async function readPostgres(client: pg.Client): Promise<SchemaShape> {
  const rowsOf = async (query: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(query, values)).rows;
  const shapes: Record<string, TableShape> = {};
  for (const { name } of await rowsOf(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)) {
    const table = text(name);
    const oid = `public.${table}`;
    const columns = await rowsOf(
      `SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    const primary = await rowsOf(
      `SELECT a.attname FROM pg_constraint c JOIN unnest(c.conkey) WITH ORDINALITY AS k(num, place) ON true
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.num WHERE c.conrelid = $1::regclass AND c.contype = 'p' ORDER BY k.place`,
      [oid],
    );
    const foreign = await rowsOf(
      `SELECT a.attname AS own, f.relname AS other, b.attname AS key, c.confdeltype AS del, c.confupdtype AS upd FROM pg_constraint c
       JOIN pg_class f ON f.oid = c.confrelid JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1] WHERE c.conrelid = $1::regclass AND c.contype = 'f'`,
      [oid],
    );
    const indexes = await rowsOf(
      `SELECT i.relname AS name, x.indisunique AS is_unique, coalesce(pg_get_expr(x.indpred, x.indrelid), '') AS condition,
       (SELECT string_agg(pg_get_indexdef(x.indexrelid, n, true) || CASE WHEN x.indoption[n - 1] & 1 = 1 THEN ' desc' ELSE '' END, ',' ORDER BY n)
        FROM generate_series(1, x.indnkeyatts) AS n) AS columns
       FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = $1::regclass AND NOT x.indisprimary`,
      [oid],
    );
    const checks = await rowsOf(
      `SELECT conname, pg_get_constraintdef(oid) AS condition FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
      [oid],
    );
    shapes[table] = {
      columns: columns
        .map(
          (c) =>
            `${text(c['column_name'])} ${TYPES[text(c['data_type'])] ?? text(c['data_type'])} ${c['is_nullable'] === 'NO' ? 'not null' : 'null'} ${defaultOf(c['column_default'])}`,
        )
        .toSorted(),
      primaryKey: primary.map((row) => text(row['attname'])),
      foreignKeys: foreign
        .map(
          (f) =>
            `${text(f['own'])} -> ${text(f['other'])}.${text(f['key'])} ${ACTIONS[text(f['del'])]} ${ACTIONS[text(f['upd'])]}`,
        )
        .toSorted(),
      indexes: indexes
        .map(
          (i) =>
            `${text(i['name'])} ${i['is_unique'] === true ? 'unique ' : ''}(${text(i['columns']).replaceAll('"', '')}) ${text(i['condition'])}`,
        )
        .toSorted(),
      checks: checks.map((c) => `${text(c['conname'])} ${text(c['condition'])}`).toSorted(),
    };
  }
  return shapes;
}
