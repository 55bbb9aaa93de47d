/**
 * `npm run db:generate -- --name add-teams` writes the next migration of both engines and notes their sums, which a test
 * holds them to. Read the SQL before you keep it; if you change it before anybody else has it, take its lines out of
 * SHA256SUMS and call this again. Of the snapshots beside the migrations only the newest of
 * each engine is kept, on one line: what tables are compared with, and nobody reads.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, generateMigration } from './drizzle-kit.ts';
import { SUMS, keptSums, presentSums } from './migration-sums.ts';
import { ROOT } from './source-files.ts';

for (const engine of ENGINES) {
  generateMigration(engine, process.argv.slice(2));
  const folder = join(ROOT, 'db/migrations', engine, 'meta');
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'));
  const [newest = '', ...older] = snapshots.toSorted().toReversed();
  for (const file of older) rmSync(join(folder, file));
  const text = readFileSync(join(folder, newest), 'utf8');
  writeFileSync(join(folder, newest), `${JSON.stringify(JSON.parse(text))}\n`);
}
const all = new Map([...presentSums(), ...keptSums()]);
writeFileSync(
  SUMS,
  [...all]
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .join(''),
);
