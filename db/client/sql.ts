/** The few expressions and errors whose SQL or driver type differs between the engines. */
import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { searchKeyOf } from '../../domain/shared/search.ts';
import type { Reader, Tx, WriteResult } from './database.ts';
import { engine } from './kit.ts';
import { compileStatement } from './compile-statement.ts';

/** Rows changed by a write without `returning`. */
export const affected = (result: WriteResult): number => {
  const { changes, rowCount } = result as unknown as { changes?: number; rowCount?: number | null };
  return changes ?? rowCount ?? 0;
};

/** The value that an upsert wanted to insert. */
export const excluded = (column: AnyColumn): SQL => sql`excluded.${sql.identifier(toSnakeCase(column.name))}`;

/** A sum as an integer; 0 over no rows. PostgreSQL would answer with text. */
export const sumInt = (value: AnyColumn | SQL): SQL<number> =>
  sql`cast(coalesce(sum(${value}), 0) as bigint)`.mapWith(Number);

/** The UTC calendar month of an instant in epoch milliseconds, `YYYY-MM`. */
export const utcMonthOf = (at: AnyColumn): SQL<string> =>
  engine === 'sqlite'
    ? sql<string>`strftime('%Y-%m', ${at} / 1000, 'unixepoch')`
    : sql<string>`to_char(to_timestamp(${at} / 1000) at time zone 'UTC', 'YYYY-MM')`;

/** Which hour after an instant another one lies in, from 0; both in epoch milliseconds. */
export const hourAfter = (at: AnyColumn, from: number): SQL<number> =>
  // A literal, so that it is one expression wherever it is grouped by.
  sql`((${at} - ${sql.raw(String(from))}) / 3600000)`.mapWith(Number);

/** `(a, b) < (x, y)`: what comes after a cursor in a newest-first keyset page. */
export const before = (columns: readonly [AnyColumn, AnyColumn], key: readonly [unknown, unknown]): SQL =>
  sql`(${columns[0]}, ${columns[1]}) < (${sql.param(key[0], columns[0])}, ${sql.param(key[1], columns[1])})`;

/** `(a, b) > (x, y)`: what comes after a cursor in an oldest-first keyset page. */
export const after = (columns: readonly [AnyColumn, AnyColumn], key: readonly [unknown, unknown]): SQL =>
  sql`(${columns[0]}, ${columns[1]}) > (${sql.param(key[0], columns[0])}, ${sql.param(key[1], columns[1])})`;

/** What comes after every text that begins with another. */
const LAST = '\u{10FFFF}';

/** `column` begins with a text, and comes no sooner than another that does: a stretch of its index. */
export const beginsWith = (column: AnyColumn, text: string, first = text): SQL =>
  sql`(${column} >= ${first} and ${column} < ${`${text}${LAST}`})`;

/** `column`, or what stands in it, is a text folded by `searchKeyOf` that has another in it. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`%${searchKeyOf(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

/** The code that the driver gave an error, wherever it stands among the causes; empty without one. */
export function codeOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}

/** Conflicts between transactions that a second try resolves. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Two rows that must differ do not: somebody else was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

/** A table or column is not there: the database is one of before the migrations that make it. */
export function isNotMadeYet(error: unknown): boolean {
  if (['42P01', '42703'].includes(codeOf(error))) return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (codeOf(cause) === 'SQLITE_ERROR' && /^no such (table|column)/.test(cause.message)) return true;
  return false;
}

interface Prepared<R> {
  execute(values?: Record<string, unknown>): Promise<R>;
}

type Run<R> = (values: Record<string, unknown>) => Promise<R>;

const runnerOf = <R>(prepared: Prepared<R>): Run<R> =>
  compileStatement<R>(engine, prepared as never) ?? ((values) => prepared.execute(values));

function preparedOnce<C extends object, R>(build: (connection: C) => Prepared<R>) {
  const cache = new WeakMap<C, Run<R>>();
  return (connection: C, values: Record<string, unknown> = {}): Promise<R> => {
    let run = cache.get(connection);
    if (!run) {
      run = runnerOf(build(connection));
      cache.set(connection, run);
    }
    return run(values);
  };
}

/** A write or read of the hot path, prepared once per connection; placeholders are filled by name. */
export const statement = <R>(build: (tx: Tx) => Prepared<R>) => preparedOnce<Tx, R>(build);

/** A prepared read that runs inside or outside a transaction. */
export const lookup = <R>(build: (reader: Reader) => Prepared<R>) => preparedOnce<Reader, R>(build);
