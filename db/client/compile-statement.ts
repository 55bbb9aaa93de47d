import type BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import { Column, DrizzleQueryError, Param, Placeholder, SQL, is, noopDecoder } from 'drizzle-orm';
import type { Engine } from './kit.ts';

/** What drizzle's prepared queries are made of; its own way of running one looks all of this up again each time. */
interface Inside {
  readonly getQuery: () => { readonly sql: string };
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[];
  readonly customResultMapper?: unknown;
}
interface InsideSqlite extends Inside {
  readonly query: { readonly params: readonly unknown[] };
  readonly stmt: BetterSqlite3.Statement;
}
interface InsidePostgres extends Inside {
  readonly params: readonly unknown[];
  readonly client: pg.ClientBase;
  /** For a write without `returning`. */
  readonly rawQueryConfig: pg.QueryConfig;
  /** For rows, which come as lists. */
  readonly queryConfig: pg.QueryArrayConfig;
}

type Values = Readonly<Record<string, unknown>>;
type Convert = (value: unknown) => unknown;

const asItIs: Convert = (value) => value;

type Way = 'mapFromDriverValue' | 'mapToDriverValue';

/** What hands back what it is given; calling it costs more than the rest of a column. */
const IDLE = new Set<unknown>([
  Reflect.get(Column.prototype, 'mapFromDriverValue'),
  Reflect.get(Column.prototype, 'mapToDriverValue'),
  Reflect.get(noopDecoder, 'mapFromDriverValue'),
]);

const conversionOf = <W extends Way>(owner: Readonly<Record<W, Convert>>, way: W): Convert =>
  IDLE.has(Reflect.get(owner, way)) ? asItIs : (value) => owner[way](value);

interface Parameter {
  /** Of the placeholder; null where the query names the value itself. */
  readonly name: string | null;
  readonly value: unknown;
  readonly encode: Convert;
}

/** How one parameter is taken from the values. */
function parameterOf(param: unknown): Parameter {
  if (is(param, Placeholder)) return { name: param.name, value: undefined, encode: asItIs };
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return { name: value.name, value: undefined, encode: conversionOf(encoder, 'mapToDriverValue') };
  }
  return { name: null, value: param, encode: asItIs };
}

function binderOf(params: readonly unknown[]): (values: Values) => unknown[] {
  const parameters = params.map(parameterOf);
  return (values) => {
    const bound: unknown[] = [];
    for (const { name, value, encode } of parameters) {
      if (name === null) bound.push(value);
      else bound.push(encode === asItIs ? values[name] : encode(values[name]));
    }
    return bound;
  };
}

/** How one result column is read; null for shapes that only drizzle reads. */
function decoderOf(field: unknown): Convert | null {
  if (is(field, Column)) return conversionOf(field, 'mapFromDriverValue');
  if (!is(field, SQL)) return null;
  const { decoder } = field as unknown as { decoder: { mapFromDriverValue: Convert } };
  return conversionOf(decoder, 'mapFromDriverValue');
}

type Row = readonly unknown[];

/** How a row is read; null for shapes that only drizzle reads. */
function readerOf(fields: NonNullable<Inside['fields']>): ((row: Row) => Record<string, unknown>) | null {
  const columns: { readonly name: string; readonly decode: Convert }[] = [];
  for (const { path, field } of fields) {
    const decode = decoderOf(field);
    const [name] = path;
    if (name === undefined || path.length !== 1 || decode === null) return null;
    columns.push({ name, decode });
  }
  return (row) => {
    const result: Record<string, unknown> = {};
    let at = 0;
    for (const { name, decode } of columns) {
      const value = row[at++];
      result[name] = value === null || decode === asItIs ? value : decode(value);
    }
    return result;
  };
}

type Run<R> = (values: Values) => Promise<R>;
type Call<R> = (values: Values) => R | Promise<R>;

function compileSqlite<R>({ query, stmt, fields }: InsideSqlite): Call<R> | null {
  const bind = binderOf(query.params);
  if (!fields) return stmt.reader ? null : (values) => stmt.run(bind(values)) as R;
  const read = readerOf(fields);
  return read && ((values) => (stmt.raw(true).all(bind(values)) as Row[]).map(read) as R);
}

function compilePostgres<R>({ params, client, fields, rawQueryConfig, queryConfig }: InsidePostgres): Call<R> | null {
  const bind = binderOf(params);
  if (!fields) return (values) => client.query(rawQueryConfig, bind(values)) as Promise<R>;
  const read = readerOf(fields);
  return read && (async (values) => (await client.query<Row[]>(queryConfig, bind(values))).rows.map(read) as R);
}

/**
 * A drizzle prepared query with its binding and reading worked out once. Null for results that are not flat rows of
 * columns. Half of what a hot statement costs beside the database itself goes away.
 */
export function compileStatement<R>(engine: Engine, prepared: Inside): Run<R> | null {
  if (prepared.customResultMapper) return null;
  const call: Call<R> | null =
    engine === 'sqlite' ? compileSqlite(prepared as InsideSqlite) : compilePostgres(prepared as InsidePostgres);
  return (
    call &&
    (async (values) => {
      try {
        const answer = call(values);
        return answer instanceof Promise ? await answer : answer;
      } catch (cause) {
        throw new DrizzleQueryError(prepared.getQuery().sql, [], cause as Error);
      }
    })
  );
}
