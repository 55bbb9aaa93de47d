import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL server. */
    postgresUrl: string;
  }
}

/** What every test file gets a copy of: the tables, and nothing in them. */
export const TEMPLATE = 'migrated';

/** One PostgreSQL server for a whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  // The engine is fixed when the tables are first imported, so this comes first.
  process.env['DATABASE_URL'] = await createDatabase(server.url, TEMPLATE);
  const { openDatabase } = await import('../../../db/client/open.ts');
  const db = await openDatabase(process.env['DATABASE_URL'], { connections: 1 });
  await db.close();
  return () => server.stop();
}
