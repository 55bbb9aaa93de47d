import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from './drizzle-kit.ts';
import { ROOT } from './source-files.ts';

const FOLDER = join(ROOT, 'db/migrations');

/** Beside the migrations, as `sha256sum` writes and checks it. */
export const SUMS = join(FOLDER, 'SHA256SUMS');

/** What is written down of each migration: its sum by its path. */
export const keptSums = (): Map<string, string> =>
  new Map(
    readFileSync(SUMS, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  ', 2).toReversed() as [path: string, sum: string]),
  );

/** The same of the files as they are. */
export const presentSums = (): Map<string, string> =>
  new Map(
    ENGINES.flatMap((engine) =>
      readdirSync(join(FOLDER, engine))
        .filter((file) => file.endsWith('.sql'))
        .toSorted()
        .map((file) => `${engine}/${file}`),
    ).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(FOLDER, path)))
        .digest('hex'),
    ]),
  );
