import type BetterSqlite3 from 'better-sqlite3';
import { Column, Param, Placeholder, SQL, is } from 'drizzle-orm';

/** What drizzle's prepared SQLite query is made of; its own way of running one looks all of this up again each time. */
interface Inside {
  readonly query: { readonly params: readonly unknown[] };
  readonly stmt: BetterSqlite3.Statement;
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[];
  readonly customResultMapper?: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** How one parameter is taken from the values. */
function binderOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(values[value.name]);
  }
  return () => param;
}

/** How one result column is read; null for shapes that only drizzle reads. */
function decoderOf(field: unknown): { mapFromDriverValue(value: unknown): unknown } | null {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } }).decoder;
  return null;
}

/**
 * A drizzle prepared query with its binding and reading worked out once. Null for results that are not flat rows of
 * columns. Half of what a hot statement costs beside SQLite itself goes away.
 */
export function compileStatement<R>(prepared: unknown): ((values: Values) => R) | null {
  const { query, stmt, fields, customResultMapper } = prepared as Inside;
  const binders = query.params.map(binderOf);
  const bind = (values: Values): unknown[] => binders.map((binder) => binder(values));
  if (customResultMapper) return null;
  if (!fields) return stmt.reader ? null : (values) => stmt.run(...bind(values)) as R;

  const columns = fields.map(({ path, field }) => ({
    name: path[0] ?? '',
    isFlat: path.length === 1,
    decoder: decoderOf(field),
  }));
  if (columns.some(({ isFlat, decoder }) => !isFlat || decoder === null)) return null;
  return (values) => {
    const rows = stmt.raw(true).all(...bind(values)) as unknown[][];
    return rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (let i = 0; i < columns.length; i++) {
        const { name, decoder } = columns[i] as (typeof columns)[number];
        const value = row[i];
        result[name] = value === null || decoder === null ? null : decoder.mapFromDriverValue(value);
      }
      return result;
    }) as R;
  };
}
