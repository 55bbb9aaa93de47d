/**
 * One schema, two engines. The table builders are picked once per process from DATABASE_URL; the static types are
 * those of drizzle's PostgreSQL builders for both, so that nothing written against them can lean on a synchronous
 * SQLite call.
 */
import * as pg from 'drizzle-orm/pg-core';
import * as lite from 'drizzle-orm/sqlite-core';

export type Engine = 'sqlite' | 'postgres';

export const DEFAULT_DATABASE_URL = 'file:data/gauntlet.db';

export const engineOf = (url: string): Engine => (/^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite');

export const engine: Engine = engineOf(process.env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL);

const bytea = pg.customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const pgKit = {
  table: pg.pgTable,
  /** ids, names, free text */
  text: () => pg.text(),
  /** one value out of a closed set */
  oneOf: <const V extends readonly [string, ...string[]]>(values: V) =>
    pg.text({ enum: values as unknown as [V[number], ...V[number][]] }),
  /** an integer within 53 bits: cents, coins, counters */
  int: () => pg.bigint({ mode: 'number' }),
  /** epoch milliseconds */
  at: () => pg.bigint({ mode: 'number' }),
  bool: () => pg.boolean(),
  json: <T>() => pg.jsonb().$type<T>(),
  /** a file of at most a few megabytes */
  bytes: () => bytea(),
  /** a growing number given by the database; gaps are possible */
  serial: () => pg.bigserial({ mode: 'number' }).primaryKey(),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
};

const liteKit = {
  table: lite.sqliteTable,
  text: () => lite.text(),
  oneOf: (values: readonly [string, ...string[]]) => lite.text({ enum: [...values] as [string, ...string[]] }),
  int: () => lite.integer({ mode: 'number' }),
  at: () => lite.integer({ mode: 'number' }),
  bool: () => lite.integer({ mode: 'boolean' }),
  json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
  bytes: () => lite.blob({ mode: 'buffer' }),
  serial: () => lite.integer({ mode: 'number' }).primaryKey({ autoIncrement: true }),
  index: lite.index,
  uniqueIndex: lite.uniqueIndex,
  check: lite.check,
  primaryKey: lite.primaryKey,
} satisfies Record<keyof typeof pgKit, unknown>;

/** The only cast on the schema's side. */
export const kit: typeof pgKit = engine === 'postgres' ? pgKit : (liteKit as unknown as typeof pgKit);

/** The same table under a second name; both engines build it alike. */
export const { alias } = pg;
