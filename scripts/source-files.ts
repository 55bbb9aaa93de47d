import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** What lies beside the sources without being part of them, from the root. */
const NOT_OURS = new Set([
  '.git',
  '.env',
  '.cache',
  'node_modules',
  'dist',
  'client/dist',
  'verify/dist',
  'data',
  'test-results',
  'playwright-report',
]);

/** Every file of the project, generated ones included, as a path from the root with forward slashes. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (NOT_OURS.has(path)) return [];
      return entry.isDirectory() ? sourceFiles(path) : [path];
    })
    .toSorted();
}

/**
 * Written by `npm run generate`: the schema is committed, so that a review shows what a change does to the API, the rest
 * is made behind an install and by the build.
 */
export const isGenerated = (file: string): boolean =>
  file === 'schema.graphql' || file === 'gateway/server/trusted-documents.json' || file.includes('/__generated__/');
