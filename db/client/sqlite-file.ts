import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

/** A start waits so long for another program, and for nothing else meanwhile. */
export const START_MS = 5_000;
/** Readers wait for nobody but a program that repairs the file; everything else stands still as long. */
const READ_MS = 100;

const pathOf = (url: string): string => resolve(url.replace(/^file:(\/\/)?/, ''));

/**
 * The one path of the file that a url names, whatever links lead to it: lock, log and index lie beside that one.
 * @throws Error for a file with several names of its own, which no path tells apart, and where there is no file
 */
export function fileOf(url: string): string {
  const path = pathOf(url);
  if (!existsSync(path)) throw new Error(`There is no database at ${path}: a start of the gateway makes it.`);
  const file = realpathSync.native(path);
  if (statSync(file).nlink > 1)
    throw new Error(
      `${path} is one of several names of a file (hard links), each with a lock and a log of its own: two processes would write into it past each other. Keep one name.`,
    );
  return file;
}

/** The same, made empty where there is none. */
export function makeFile(url: string): string {
  const path = pathOf(url);
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a'));
  return fileOf(url);
}

/** Drizzle prepares on every call: keep the compiled statements. `raw()` sticks to a statement, so undo it. */
function keepStatements(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, BetterSqlite3.Statement>();
  connection.prepare = ((text: string) => {
    let compiled = kept.get(text);
    if (!compiled) {
      const [oldest] = kept.keys();
      if (kept.size >= 500 && oldest !== undefined) kept.delete(oldest);
      compiled = prepare(text);
      kept.set(text, compiled);
    } else if (compiled.reader) compiled.raw(false);
    return compiled;
  }) as typeof connection.prepare;
}

export function connect(file: string, readonly: boolean): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file, { readonly, timeout: readonly ? READ_MS : START_MS });
  if (!readonly) connection.pragma('journal_mode = WAL');
  // FULL: a commit is on the disk before anybody hears of it, so that a power cut takes nothing acknowledged.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('mmap_size = 1073741824');
  keepStatements(connection);
  return connection;
}

/** One process a file: a lock that the operating system drops with the process, however it ends. */
export function lockFile(file: string): BetterSqlite3.Database {
  const lock = new BetterSqlite3(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(
      `${file} is in use by another Gauntlet process. Several processes need PostgreSQL: set DATABASE_URL=postgres://…`,
      {
        cause,
      },
    );
  }
  return lock;
}
