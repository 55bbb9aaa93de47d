import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL server. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for a whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
