import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { dropDraft, settleDraft } from './draft.ts';
import { type Engine, engine } from './kit.ts';
import { findMigrations } from './migrations.ts';
import { openDatabase, requireEngine } from './open.ts';
import { type Verify, verifyAndClose } from './verify.ts';

/**
 * Copies the database into one file, as it is at one moment and beside the gateways that go on with it. Answers what is
 * wrong in the copy. Nothing is left of a copy that fails.
 * @throws Error when there is such a file
 */
export async function backupDatabase(url: string, path: string, verify: Verify): Promise<string[]> {
  requireEngine(url);
  const file = resolve(path);
  if (existsSync(file)) throw new Error(`${file} is there already; a backup overwrites nothing.`);
  const draft = `${file}.partial`;
  dropDraft(draft);
  try {
    const findings = await copyInto(url, draft, verify);
    settleDraft(draft, file);
    return findings;
  } finally {
    dropDraft(draft);
  }
}

async function copyInto(url: string, draft: string, verify: Verify): Promise<string[]> {
  if (engine === 'postgres') {
    const { copyPostgres } = await import('./backup-postgres.ts');
    return copyPostgres(url, draft, findMigrations(), verify);
  }
  const { copySqlite } = await import('./backup-sqlite.ts');
  return copySqlite(url, draft, verify);
}

/**
 * Puts a backup in an empty place, brought to the tables of this version.
 * @throws Error in words when the place is not empty, when the file is of the other engine, too old, too new or damaged,
 *   and when the books in it are not in order; of SQLite nothing is left then, of PostgreSQL what was restored
 */
export async function restoreDatabase(url: string, path: string, verify: Verify): Promise<void> {
  requireEngine(url);
  const file = resolve(path);
  const made = engineOfBackup(file);
  if (made === null) throw new Error(`${file} is not a backup of Gauntlet.`);
  if (made !== engine)
    throw new Error(`${file} is a backup of the other engine, ${made}; DATABASE_URL names ${engine}.`);
  if (engine === 'sqlite') {
    const { placeSqlite } = await import('./backup-sqlite.ts');
    return placeSqlite(url, file, findMigrations(), verify);
  }
  const { placePostgres } = await import('./backup-postgres.ts');
  await placePostgres(url, file, findMigrations());
  const findings = await verifyAndClose(await openDatabase(url, { connections: 1 }), verify);
  if (findings.length > 0) throw new Error(`The books in ${file} are not in order:\n${findings.join('\n')}`);
}

const SQLITE = Buffer.from('SQLite format 3\0');
const GZIP = Buffer.from([0x1f, 0x8b]);

function engineOfBackup(file: string): Engine | null {
  const start = Buffer.alloc(SQLITE.length);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (start.equals(SQLITE)) return 'sqlite';
  return start.subarray(0, GZIP.length).equals(GZIP) ? 'postgres' : null;
}
