/**
 * `npm run test:chaos`: what breaks on purpose, on both engines, one file after the other, with what was measured at
 * the end. The figures belong to the machine, and to what else it does meanwhile. `-- overload frozen` runs the files
 * whose path holds one of the words.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, prepare, run } from './prepare.mjs';

const FIGURES = join(ROOT, '.cache/reports/chaos.txt');
const words = process.argv.slice(2).join(' ');

await prepare();
mkdirSync(dirname(FIGURES), { recursive: true });
rmSync(FIGURES, { force: true });
const begun = performance.now();
const isGood = run(`vitest run --project chaos-sqlite --project chaos-postgres --no-file-parallelism ${words}`, {
  FIGURES_FILE: FIGURES,
});
if (existsSync(FIGURES)) console.log(readFileSync(FIGURES, 'utf8').trimEnd());
console.log(`${isGood ? '✓' : '✗'} in ${Math.round((performance.now() - begun) / 1000)} s`);
process.exitCode = isGood ? 0 : 1;
