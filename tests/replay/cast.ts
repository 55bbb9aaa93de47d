import { type Column, type InferSelectModel, type Table, getTableColumns, getTableName, isTable } from 'drizzle-orm';
import type { Reader } from '../../db/client/database.ts';
import * as schema from '../../db/__generated__/schema.ts';
import { canonical } from './plain.ts';

export const tables: readonly Table[] = Object.values(schema).filter((one) => isTable(one));

/** The columns of a table by the keys of its rows. */
export const columnsOf = (table: Table): readonly (readonly [key: string, column: Column])[] =>
  Object.entries(getTableColumns(table)) as [string, Column][];

type Row = Readonly<Record<string, unknown>>;

/** Rows of a table in an order that no engine has a say in. */
export async function rowsIn(read: Reader, table: Table): Promise<{ readonly row: Row; readonly text: string }[]> {
  const rows = (await read.select().from(table as never)) as Row[];
  return rows
    .map((row) => ({ row, text: canonical(row) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

const spread = <T>(all: readonly T[], count: number): T[] => {
  if (all.length <= count) return [...all];
  const step = (all.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, n) => all[Math.round(n * step)] as T);
};

/** What ids are made for: the arguments of a case, or what a call makes by itself. */
type Phase = 'given' | 'made';

/** Who and what there is to ask about, taken from the rows, so that both engines are asked the same. */
export class Cast {
  readonly now: number;
  readonly #rows: ReadonlyMap<string, readonly Row[]>;
  #phase: Phase = 'given';
  #made = 0;

  constructor(now: number, rows: ReadonlyMap<string, readonly Row[]>) {
    this.now = now;
    this.#rows = rows;
  }

  /** All rows of a table. */
  rows<T extends Table>(table: T): readonly InferSelectModel<T>[] {
    return (this.#rows.get(getTableName(table)) ?? []) as InferSelectModel<T>[];
  }

  /** The first row that is so. @throws Error where none is: the data set needs one */
  row<T extends Table>(table: T, isIt: (row: InferSelectModel<T>) => boolean = () => true): InferSelectModel<T> {
    const found = this.rows(table).find(isIt);
    if (!found) throw new Error(`no such row in ${getTableName(table)}: ${isIt.toString()}`);
    return found;
  }

  /** Several rows from all over those that are so; as many as there are when they are fewer. */
  some<T extends Table>(
    table: T,
    count = 3,
    isIt: (row: InferSelectModel<T>) => boolean = () => true,
  ): InferSelectModel<T>[] {
    return spread(this.rows(table).filter(isIt), count);
  }

  /** The values of a column, the most used first; null is none. */
  values<T extends Table, K extends keyof InferSelectModel<T>>(
    table: T,
    column: K,
  ): NonNullable<InferSelectModel<T>[K]>[] {
    const uses = new Map<NonNullable<InferSelectModel<T>[K]>, number>();
    for (const row of this.rows(table)) {
      const value = row[column];
      if (value !== null && value !== undefined) uses.set(value, (uses.get(value) ?? 0) + 1);
    }
    return [...uses].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
  }

  /** The value of a column that most rows have. @throws Error where none has any */
  most<T extends Table, K extends keyof InferSelectModel<T> & string>(
    table: T,
    column: K,
  ): NonNullable<InferSelectModel<T>[K]> {
    const [value] = this.values(table, column);
    if (value === undefined) throw new Error(`nothing in ${getTableName(table)}.${column}`);
    return value;
  }

  /** The most used values of a column, some of the others, and one that is none of them. */
  asked<T extends Table, K extends keyof InferSelectModel<T>>(table: T, column: K, count = 5): string[] {
    const all = this.values(table, column).map(String);
    return [...new Set([...all.slice(0, 2), ...spread(all, Math.max(1, count - 2)), 'nobody'])];
  }

  /** Ids that grow; those of a call are others than those of its arguments. */
  readonly newId = (): string => `${this.#phase}-${String((this.#made += 1)).padStart(6, '0')}`;

  /** What a booking of the wallet is made with. */
  context(actorId: string | null = null, at = this.now) {
    return { at, actorId, newId: this.newId };
  }

  /** Begins anew with the ids, so that what came before has no part in them. */
  restart(phase: Phase): void {
    this.#phase = phase;
    this.#made = 0;
  }
}

export interface Loaded {
  readonly cast: Cast;
  /** The rows of each table as text. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

export async function loadCast(read: Reader, now: number): Promise<Loaded> {
  const rows = new Map<string, readonly Row[]>();
  const texts = new Map<string, readonly string[]>();
  for (const table of tables) {
    const found = await rowsIn(read, table);
    rows.set(
      getTableName(table),
      found.map(({ row }) => row),
    );
    texts.set(
      getTableName(table),
      found.map(({ text }) => text),
    );
  }
  return { cast: new Cast(now, rows), texts };
}
