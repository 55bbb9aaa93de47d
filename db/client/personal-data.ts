import { type AnyColumn, type SQL, type Table, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Reader } from './database.ts';

/** Whose data is read or erased, wherever an expression of a declaration names the account. */
export const PLAYER = sql.placeholder('userId');
/** Epoch milliseconds at which an account is closed, in what its rows are emptied to. */
export const CLOSED_AT = sql.placeholder('at');

/** Whether it is the player whom a column names. */
export const isPlayer = (column: AnyColumn): SQL<boolean> => sql<boolean>`${column} = ${PLAYER}`.mapWith(Boolean);

/** Of two columns the one of the player's side: the first where `column` names the player. */
export const sideOf = (column: AnyColumn, first: AnyColumn, second: AnyColumn): SQL =>
  sql`case when ${column} = ${PLAYER} then ${first} else ${second} end`.mapWith(first);

/** What stands in a column, or a value where nothing does. */
export const orElse = (column: AnyColumn, value: unknown): SQL => sql`coalesce(${column}, ${value})`;

/**
 * What becomes of the rows whose column names an account that is closed: they are deleted, or the room's own `erase` deletes
 * them, and then why, or they stay, and then why.
 */
export type Fate = 'erased' | `erased: ${string}` | `kept: ${string}`;

type Shown = Readonly<Record<string, AnyColumn | SQL>>;

/** How rows of a table stand in the archive of whom they are about. */
export interface Part {
  /** Any of these names the player. */
  readonly of: readonly AnyColumn[];
  readonly shows: Shown;
  /** Tables that are joined, each by two columns that are the same. */
  readonly joins: readonly (readonly [table: Table, one: AnyColumn, other: AnyColumn])[];
  /** Ascending; no two rows are alike in it, and nothing in it is null. Empty where a player has one row at most. */
  readonly order: readonly AnyColumn[];
  /** All rows, or the one row, or its only value; null where there is none of these. */
  readonly as: 'list' | 'row' | 'value';
}

/** What no declaration says: where the answer is made of several tables, or of what no column ties to the player. */
export type ReadPart = (reader: Reader, userId: string) => PromiseLike<unknown>;

/** One table of a room, with all that the archive and the closing of an account have to know of it. */
export interface PersonalTable {
  readonly table: Table;
  /** In the database. */
  readonly name: string;
  /** By each column that refers to an account. */
  readonly fates: readonly (readonly [column: AnyColumn, fate: Fate])[];
  /** By its place in the archive, as `wallet.deposits`. */
  readonly archive: Readonly<Record<string, Part | ReadPart>>;
  /** What some columns become in rows that stay, where the first of the columns names the closed account. */
  readonly emptied?: Readonly<Record<string, unknown>>;
}

type Columns<T extends Table> = T['_']['columns'];
type Key<T extends Table> = keyof Columns<T> & string;

interface PartTerms<T extends Table> {
  /** The first column that has a fate without it; of another table where that is joined. */
  readonly of?: Key<T> | readonly Key<T>[] | AnyColumn;
  /** Columns by name, or what stands under which name; the whole row without it. */
  readonly shows?: readonly Key<T>[] | ((columns: Columns<T>) => Shown);
  readonly joins?: Part['joins'];
  readonly order?: readonly (Key<T> | AnyColumn)[];
  readonly as?: 'row' | 'value';
}

interface Terms<T extends Table> {
  /** By each column that refers to an account; the first names whose rows they are, where nothing else says it. */
  readonly fates?: { readonly [K in Key<T>]?: Fate };
  /** By the place in the archive. */
  readonly archive?: Readonly<Record<string, PartTerms<T> | ReadPart>>;
  /** What rows that stay become. */
  readonly emptied?: { readonly [K in Key<T>]?: unknown };
}

/** Declares what stands in a table about people, and what becomes of it. */
export function personal<T extends Table>(table: T, { fates = {}, archive = {}, emptied }: Terms<T>): PersonalTable {
  const columns = getTableColumns(table) as Columns<T> & Record<string, AnyColumn>;
  const columnOf = (one: string | AnyColumn): AnyColumn =>
    typeof one === 'string' ? (columns[one] as AnyColumn) : one;
  const named = (keys: readonly string[]): Shown => Object.fromEntries(keys.map((key) => [key, columnOf(key)]));
  const partOf = (terms: PartTerms<T>): Part => {
    const { of = Object.keys(fates).slice(0, 1), shows = Object.keys(columns), joins = [], order = [], as } = terms;
    return {
      of: [of].flat().map(columnOf),
      shows: typeof shows === 'function' ? shows(columns) : named(shows),
      joins,
      order: order.map(columnOf),
      as: as ?? 'list',
    };
  };
  return {
    table,
    name: getTableName(table),
    fates: Object.entries(fates).map(([key, fate]) => [columnOf(key), fate as Fate]),
    archive: Object.fromEntries(
      Object.entries(archive).map(([path, part]) => [path, typeof part === 'function' ? part : partOf(part)]),
    ),
    ...(emptied && { emptied }),
  };
}
