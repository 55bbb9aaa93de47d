import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

/** Removes what was generated for operations that are gone. @param written what is generated now, from the root */
export function removeStale(written: readonly string[]): void {
  const kept = new Set(written.map((file) => resolve(ROOT, file)));
  for (const file of sourceFiles())
    if (file.endsWith('.gql.ts') && !kept.has(join(ROOT, file))) rmSync(join(ROOT, file));
}
