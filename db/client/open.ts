import type { Database, Reader } from './database.ts';
import { engine, engineOf } from './kit.ts';
import { findMigrations } from './migrations.ts';
import type { Timeouts } from './timeouts.ts';

export interface OpenOptions {
  /** PostgreSQL connections of each pool; SQLite has one writer and one reader. */
  connections?: number;
  /** Where the processes on one PostgreSQL tell each other what they committed; null for PostgreSQL itself. */
  redisUrl?: string | null;
  timeouts?: Timeouts;
  /** The clock of the process, epoch milliseconds: that of an embedded database as well. */
  now?: () => number;
}

export function requireEngine(url: string): void {
  if (engineOf(url) !== engine)
    throw new Error(`DATABASE_URL names another engine than ${engine}, which this process was started for`);
}

/** Reads a database as it is at one moment, and neither migrates nor takes it from the gateways that use it. */
export async function readDatabase<T>(url: string, work: (read: Reader) => Promise<T>): Promise<T> {
  requireEngine(url);
  if (engine === 'postgres') {
    const { readPostgres } = await import('./postgres.ts');
    return readPostgres(url, work);
  }
  const { readSqlite } = await import('./sqlite.ts');
  return readSqlite(url, work);
}

/**
 * Whether `openDatabase` would open a database that is there, as far as that is seen without a change.
 * @throws Error in words
 */
export async function requireDatabase(
  url: string,
  { redisUrl = null, timeouts }: Pick<OpenOptions, 'redisUrl' | 'timeouts'>,
): Promise<void> {
  requireEngine(url);
  if (engine === 'postgres') {
    const { requirePostgres } = await import('./postgres.ts');
    return requirePostgres(url, findMigrations(), redisUrl, timeouts);
  }
  const { requireSqlite } = await import('./sqlite.ts');
  requireSqlite(url, findMigrations());
}

/**
 * Opens and migrates the database. The engine was fixed when the tables were built, from DATABASE_URL.
 * @throws Error in words when another process has the file, or when the database is too old or too new
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  requireEngine(url);
  if (engine === 'postgres') {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(url, findMigrations(), options.connections, options.redisUrl, options.timeouts);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(url, findMigrations(), options.timeouts, options.now);
}
