/**
 * `npm run spec` tells, area by area, which rows of the checklist a test proves, and which of them not in `npm test` but
 * in `npm run test:full` alone. With `-- --tick` it also ticks exactly
 * those in the checklist. Exit code 1 when a test names a row that does not exist.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';
import { CHECKLIST, readProof, tick } from './spec-rows.ts';

const { rows, proven, inGate, unknown } = readProof();

for (const area of new Set(rows.map((row) => row.area))) {
  const own = rows.filter((row) => row.area === area);
  const open = own.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  const late = own.filter(({ id }) => proven.has(id) && !inGate.has(id)).map(({ id }) => id);
  console.log(`${own.length - open.length} of ${own.length}  ${area}`);
  if (late.length > 0) console.log(`    in full alone: ${late.join(' ')}`);
  if (open.length > 0) console.log(`    not yet: ${open.join(' ')}`);
}
console.log(`\n${proven.size} of ${rows.length} rows are proven by a test, ${inGate.size} of them by \`npm test\`.`);

if (process.argv.includes('--tick')) {
  const file = join(ROOT, CHECKLIST);
  writeFileSync(file, tick(readFileSync(file, 'utf8'), proven));
}
for (const row of unknown) console.error(`no such row: ${row}`);
if (unknown.length > 0) process.exitCode = 1;
