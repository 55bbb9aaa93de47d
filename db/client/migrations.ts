import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { engine } from './kit.ts';

/** The folder that holds the migrations, seen from the sources as well as from the built gateway. */
export function findMigrations(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const migrations = join(folder, 'db/migrations', engine);
    if (existsSync(migrations)) return migrations;
  }
  throw new Error(`db/migrations/${engine} is missing`);
}

/** A migration that a database has had: SHA-256 of its file, and when it was written. */
export interface Applied {
  readonly hash: string;
  readonly at: number;
}

/**
 * Holds what a database has had, null for tables that no migration made, against the migrations of this version. Answers
 * how many it lacks. @throws Error in words when it is too old or too new to be opened
 */
export function requireKnown(applied: readonly Applied[] | null, migrationsFolder: string): number {
  const known = readMigrationFiles({ migrationsFolder });
  if (applied === null || applied.some(({ hash }, index) => index < known.length && known[index]?.hash !== hash))
    throw new Error(
      'The database is too old for this version: its tables were made before 0.1.0, or by another program, and nothing brings them to those of today. Begin with an empty one.',
    );
  const unknown = applied.length - known.length;
  if (unknown > 0)
    throw new Error(
      `The database is too new for this version: ${unknown === 1 ? 'a migration' : `${unknown} migrations`} of a later one ${unknown === 1 ? 'has' : 'have'} changed its tables. Start the later version, or restore a backup that was made before.`,
    );
  return -unknown;
}
