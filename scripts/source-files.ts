import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** What lies beside the sources, in the root, without being part of them. */
const NOT_OURS = new Set([
  '.git',
  '.env',
  '.cache',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
]);

/** Every file of the project, generated and committed ones included, as a path from the root with forward slashes. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? sourceFiles(path) : [path];
    })
    .toSorted();
}

/** Written by `npm run generate` and committed, so that a clone typechecks and a review shows what a change does. */
export const isGenerated = (file: string): boolean =>
  file === 'schema.graphql' || file === 'gateway/server/trusted-documents.json' || file.includes('/__generated__/');
