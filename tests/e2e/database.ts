import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The gateway's own database. It waits: a busy gateway writes for longer than the five seconds that are usual. */
export const openDatabase = (): Database.Database =>
  new Database(join(process.env['E2E_FOLDER'] ?? '', 'e2e.db'), { timeout: 60_000 });
