import { type Column, type InferInsertModel, type Table, getTableName } from 'drizzle-orm';
import { type SQLiteTable, getTableConfig } from 'drizzle-orm/sqlite-core';
import { HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Database } from '../../db/client/database.ts';
import { codeOf } from '../../db/client/sql.ts';
import { edgeUser } from './accounts.rows.ts';
import { columnsOf, tables } from './cast.ts';
import { EDGES, WORDS } from './words.ts';

/** What each table gets at least, where its constraints let so many in. */
const ROWS_MIN = 12;
const TRIES = 30;
/** Tables whose rows refer to others get theirs when those have some. */
const PASSES = 4;

/** What has one row, or rows that the product itself knows by name. */
const WHOLE = new Set([
  'audit_head',
  'event_head',
  'events',
  'feature_flags',
  'ledger_head',
  'ledger_accounts',
  'ledger_tiles',
  'transfers',
  'entries',
  'settings',
  'status_mark',
]);

const nth = <T>(values: readonly T[], n: number): T | undefined => values[n % values.length];

const isInstant = (key: string): boolean => /(?:^at|At|[Ss]ince|[Uu]ntil|From|To)$/.test(key);

interface Filler {
  readonly now: number;
  /** Ids that rows of a table may refer to. */
  readonly idsOf: (table: string, column: string) => readonly unknown[];
}

/** A value for a column of the `n`th row; undefined where its default will do. Each three rows are of one instant. */
function valueFor(table: string, key: string, column: Column, n: number, { now }: Filler): unknown {
  if (!column.notNull && n % 3 === 2) return null;
  if (column.enumValues && column.enumValues.length > 0) return nth(column.enumValues, n);
  if (column.columnType === 'SQLiteBoolean') return n % 2 === 0;
  if (column.columnType === 'SQLiteTextJson') return column.hasDefault ? undefined : {};
  if (column.dataType === 'buffer') return Buffer.from(`${table} ${n}`);
  if (column.dataType === 'number') {
    if (isInstant(key)) return now - Math.floor(n / 3) * HOUR;
    return column.primary ? n + 1 : nth(EDGES, n);
  }
  if (column.primary || /(?:^id|Id|Key|[Hh]ash|[Tt]oken)$/.test(key)) return `${table}-${key}-${n}`;
  if (/[dD]ay$/.test(key)) return utcDay(now - n * 24 * HOUR);
  return nth(WORDS, n);
}

function rowFor(table: Table, n: number, filler: Filler): Record<string, unknown> | null {
  const name = getTableName(table);
  const { foreignKeys } = getTableConfig(table as unknown as SQLiteTable);
  const targets = new Map(
    foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      return [columns[0]?.name ?? '', [getTableName(foreignTable), foreignColumns[0]?.name ?? ''] as const];
    }),
  );
  const row: Record<string, unknown> = {};
  for (const [place, [key, column]] of columnsOf(table).entries()) {
    const target = targets.get(column.name);
    if (!target) {
      row[key] = valueFor(name, key, column, n, filler);
      continue;
    }
    const ids = filler.idsOf(...target);
    if (ids.length === 0 && column.notNull) return null;
    // Few of them, so that each has several rows; and another one for each column, as two of one row may have to differ.
    row[key] =
      !column.notNull && n % 3 === 2 ? null : (ids[(n * (place + 1) + place) % Math.min(ids.length, 5)] ?? null);
  }
  return row;
}

/**
 * Gives the tables that nobody has filled rows of every kind that their columns take, nulls and ties among them. What the
 * constraints of a table turn down is left out. The rows make no sense together, and no query needs them to.
 */
export async function fillTables(db: Database, now: number): Promise<void> {
  for (let pass = 0; pass < PASSES; pass++)
    for (const table of tables) {
      const name = getTableName(table);
      if (WHOLE.has(name)) continue;
      const known = new Map<string, readonly unknown[]>();
      for (const key of getTableConfig(table as unknown as SQLiteTable).foreignKeys) {
        const { foreignColumns, foreignTable } = key.reference();
        const target = getTableName(foreignTable);
        const column = foreignColumns[0]?.name ?? '';
        known.set(`${target}.${column}`, target === 'users' ? PEOPLE : await idsIn(db, foreignTable, column));
      }
      const filler = { now, idsOf: (target: string, column: string) => known.get(`${target}.${column}`) ?? [] };
      let rows = (await db.read.select().from(table as never)).length;
      for (let n = 0; n < TRIES && rows < ROWS_MIN; n++) {
        const row = rowFor(table, n + pass * TRIES, filler);
        if (row && (await isTaken(db, table, row))) rows++;
      }
    }
}

const PEOPLE = [1, 4, 7, 10, 13].map(edgeUser);

async function idsIn(db: Database, table: Table, column: string): Promise<readonly unknown[]> {
  const rows = (await db.read.select().from(table as never)) as Record<string, unknown>[];
  const [key = ''] = columnsOf(table).find(([, one]) => one.name === column) ?? [];
  return rows.map((row) => row[key]).slice(0, 5);
}

async function isTaken(db: Database, table: Table, row: Record<string, unknown>): Promise<boolean> {
  try {
    await db.transact((tx) => tx.insert(table as never).values(row as InferInsertModel<Table> as never));
    return true;
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_CONSTRAINT')) return false;
    throw error;
  }
}
