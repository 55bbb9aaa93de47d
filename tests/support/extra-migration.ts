import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { engine } from '../../db/client/kit.ts';
import { ROOT } from '../../scripts/source-files.ts';

interface Journal {
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

/** The migrations of a later version: ours and one more. Answers their folder, and hash and time of the last. */
export function extraMigration(parent: string): { folder: string; hash: string; at: number } {
  const folder = mkdtempSync(join(parent, 'migrations-'));
  cpSync(join(ROOT, 'db/migrations', engine), folder, { recursive: true });
  writeFileSync(join(folder, '9999_later.sql'), 'CREATE TABLE later (id text PRIMARY KEY);');
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const later = { ...journal.entries.at(-1), idx: journal.entries.length, when: 9_999_999_999_999, tag: '9999_later' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, later] }));
  const last = readMigrationFiles({ migrationsFolder: folder }).at(-1);
  return { folder, hash: last?.hash ?? '', at: last?.folderMillis ?? 0 };
}
