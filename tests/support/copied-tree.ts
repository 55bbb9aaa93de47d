import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, sourceFiles } from '../../scripts/source-files.ts';

/** What programs of a copy are given: nothing of the run that this is. */
export const COPY_ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|DATABASE_URL$|NODE_ENV$|EXTENT$|TEST$|FORCE_COLOR$)/.test(name),
    ),
  ),
  NO_COLOR: '1',
};

/** A copy of the project beside the packages that are installed here. Answers where. */
export function copyTree(name: string): string {
  const root = mkdtempSync(join(tmpdir(), `gauntlet-${name}-`));
  for (const file of sourceFiles()) cpSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
