/**
 * `npm run db:generate -- --name add-teams` writes the next migration of both engines and notes their sums, which a test
 * holds them to. Read the SQL before you keep it; if you change it before anybody else has it, take its lines out of
 * SHA256SUMS and call this again.
 */
import { writeFileSync } from 'node:fs';
import { ENGINES, generateMigration } from './drizzle-kit.ts';
import { SUMS, keptSums, presentSums } from './migration-sums.ts';

for (const engine of ENGINES) generateMigration(engine, process.argv.slice(2));
const all = new Map([...presentSums(), ...keptSums()]);
writeFileSync(
  SUMS,
  [...all]
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .join(''),
);
