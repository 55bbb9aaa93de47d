/**
 * `npm test`: every check in order. A red one does not hide what stands behind it: the others run on, but for those that
 * need the build. The last lines name what failed and count the tests. This is what CI runs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresIn } from './failures-in.mjs';
import { ROOT, prepare, run } from './prepare.mjs';

const REPORTS = join(ROOT, '.cache/reports');

/** A run of Vitest that is counted. */
const vitest = (report, projects) =>
  `vitest run ${projects.map((name) => `--project ${name}`).join(' ')} --reporter=default --reporter=./scripts/json-reporter.mjs --outputFile.json=${join(REPORTS, report)}`;

const STEPS = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint' },
  { name: 'unused code', command: 'knip' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'generated files', command: 'npm run --silent drift' },
  { name: 'unit tests', report: 'unit.json', command: vitest('unit.json', ['unit', 'web']) },
  // To look for drift has just generated everything.
  { name: 'build', command: 'npm run --silent build:all', isNeeded: true },
  { name: 'integration on SQLite', report: 'sqlite.json', command: vitest('sqlite.json', ['integration-sqlite']) },
  {
    name: 'integration on PostgreSQL',
    report: 'postgres.json',
    command: vitest('postgres.json', ['integration-postgres']),
  },
  { name: 'end to end', report: 'e2e.json', command: 'playwright test' },
];

/** What a step has told of its tests; empty where it tells of none, or ended before it could. */
function readReport(report) {
  const file = join(REPORTS, report ?? '');
  return report && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Passed and failed tests of a report, by Vitest or by Playwright. */
function countTests({ numPassedTests = 0, numFailedTests = 0, stats }) {
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

prepare();
const { getBrowser } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = getBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const start = performance.now();
const total = { passed: 0, failed: 0 };
const red = [];
const failures = [];
for (const { name, command, report, isNeeded = false } of STEPS) {
  const begun = performance.now();
  const isGood = run(command);
  const told = readReport(report);
  const { passed, failed } = countTests(told);
  total.passed += passed;
  // A step that fails without a failed test, as a file that does not load, counts as one.
  total.failed += isGood ? failed : Math.max(failed, 1);
  const isFine = isGood && failed === 0;
  console.log(`${isFine ? '✓' : '✗'} ${name}, ${seconds(begun)}`);
  if (!isFine) {
    red.push(name);
    failures.push(...failuresIn(told));
  }
  if (!isFine && isNeeded) break;
}
if (red.length > 0) {
  process.exitCode = 1;
  console.log(`failed: ${red.join(', ')}`);
  for (const failure of failures) console.log(failure);
}
console.log(`in ${seconds(start)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
