import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { fastFolder } from '../fast-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the SQLite files of this run are kept. */
    databaseFolder: string;
  }
}

/** One folder for the databases of a whole run, removed at its end. */
export function setup(project: TestProject): () => void {
  const folder = fastFolder('gauntlet-sqlite-');
  project.provide('databaseFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
