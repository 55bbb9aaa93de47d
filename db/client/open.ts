import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { engine, engineOf } from './kit.ts';

/** The folder that holds the migrations, seen from the sources as well as from the built gateway. */
function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'db/migrations', engine);
    if (existsSync(migrations)) return migrations;
  }
  throw new Error(`db/migrations/${engine} is missing`);
}

export interface OpenOptions {
  /** PostgreSQL connections of each pool; SQLite has one writer and one reader. */
  connections?: number;
  /** Where the processes on one PostgreSQL tell each other what they committed; null for PostgreSQL itself. */
  redisUrl?: string | null;
}

/** Opens and migrates the database. The engine was fixed when the tables were built, from DATABASE_URL. */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  if (engineOf(url) !== engine)
    throw new Error(`DATABASE_URL names another engine than ${engine}, which this process was started for`);
  if (engine === 'postgres') {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(url, migrationsFolder(), options.connections, options.redisUrl);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(url, migrationsFolder());
}
