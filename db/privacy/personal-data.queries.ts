import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { type AnyColumn, type SQL, type Table, and, asc, eq, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type Part, type PersonalTable, PLAYER } from '../client/personal-data.ts';
import { lookup, statement } from '../client/sql.ts';

/** Rows that are read at once; between two pages others have a turn. */
const PAGE_ROWS = 500;

type Row = Readonly<Record<string, unknown>>;

const namesPlayer = (columns: readonly AnyColumn[]): SQL | undefined =>
  or(...columns.map((column) => eq(column, PLAYER)));

/** A query of drizzle as far as it is needed here, for tables and columns that are not known before it runs. */
interface Rows {
  innerJoin(table: Table, on: SQL): Rows;
  where(condition: SQL | undefined): Rows;
  orderBy(...columns: SQL[]): Rows;
  limit(rows: number): Rows;
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
}

const select = (reader: Reader, fields: Part['shows'], table: Table): Rows =>
  reader
    .select(fields as never)
    .from(table as never)
    .$dynamic();

/** What a row is called by among those that are shown of it, so that the next page begins behind it. */
const keyOf = (n: number): string => `after${n}`;

function prepareReads(table: Table, path: string, { of, shows, joins, order }: Part) {
  const keys = Object.fromEntries(order.map((column, n) => [keyOf(n), column]));
  const read = (name: string, past?: SQL) =>
    lookup((reader) => {
      let rows = select(reader, { ...shows, ...keys }, table);
      for (const [joined, one, other] of joins) rows = rows.innerJoin(joined, eq(one, other));
      rows = rows.where(and(namesPlayer(of), past));
      if (order.length > 0) rows = rows.orderBy(...order.map((column) => asc(column))).limit(PAGE_ROWS);
      return rows.prepare(`${name}_${path}`);
    });
  const after = order.map((column, n) => sql.param(sql.placeholder(keyOf(n)), column));
  const past = sql`(${sql.join([...order], sql`, `)}) > (${sql.join(after, sql`, `)})`;
  return { first: read('archive'), next: order.length > 0 ? read('archive_next', past) : null };
}

/** What `make` made of an object, made once. */
function keptFor<K extends object, A extends readonly unknown[], V>(make: (key: K, ...rest: A) => V) {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key: K, ...rest: A): V => {
    const found = made.get(key) ?? { value: make(key, ...rest) };
    made.set(key, found);
    return found.value;
  };
}

const readsOf = keptFor((part: Part, table: Table, path: string) => prepareReads(table, path, part));

async function readPart(reader: Reader, table: Table, path: string, part: Part, userId: string): Promise<unknown> {
  const { first, next } = readsOf(part, table, path);
  const found: Row[] = [];
  let page = await first(reader, { userId });
  found.push(...page);
  while (next && page.length === PAGE_ROWS) {
    await turnOfOthers();
    page = await next(reader, { ...page.at(-1), userId });
    found.push(...page);
  }
  const names = Object.keys(part.shows);
  const rows = found.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
  if (part.as === 'list') return rows;
  const [row] = rows;
  return (part.as === 'row' ? row : row && Object.values(row)[0]) ?? null;
}

/** Puts a value where a path as `friends.requests.sent` leads to. */
function place(archive: Record<string, unknown>, path: string, value: unknown): void {
  const folders = path.split('.');
  const name = folders.pop() ?? '';
  let at = archive;
  for (const folder of folders) at = (at[folder] ??= {}) as Record<string, unknown>;
  at[name] = value;
}

/** All that stands in some tables about a player, in the order of the declarations (SE-06). */
export async function readPersonalData(
  reader: Reader,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<Record<string, unknown>> {
  const archive: Record<string, unknown> = {};
  for (const { table, archive: parts } of tables)
    for (const [path, part] of Object.entries(parts)) {
      const isOwn = typeof part === 'function';
      place(archive, path, await (isOwn ? part(reader, userId) : readPart(reader, table, path, part, userId)));
    }
  return archive;
}

const erasersOf = keptFor(({ table, name, fates, emptied }: PersonalTable) => {
  const rows = table as never;
  const owner = fates.slice(0, 1).map(([column]) => column);
  const erased = fates.filter(([, fate]) => fate === 'erased').map(([column]) => column);
  const empty = statement((tx) =>
    tx
      .update(rows)
      .set(emptied as never)
      .where(namesPlayer(owner))
      .prepare(`empty_${name}`),
  );
  const erase = statement((tx) => tx.delete(rows).where(namesPlayer(erased)).prepare(`erase_${name}`));
  return [...(emptied ? [empty] : []), ...(erased.length > 0 ? [erase] : [])];
});

/**
 * Deletes and empties what some tables declare so of a player whose account is just closed, the last declared first
 * (SE-07): a table that refers to another is declared after it.
 * @param at epoch milliseconds
 */
export async function erasePersonalData(
  tx: Tx,
  tables: readonly PersonalTable[],
  userId: string,
  at: number,
): Promise<void> {
  for (const one of tables.toReversed()) for (const erase of erasersOf(one)) await erase(tx, { userId, at });
}
