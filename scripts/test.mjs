/**
 * `npm test`: the gate, which has to be green before anything lands, and which CI runs. It is short so that everybody
 * runs it; what is longer is a step of `npm run test:full`. A red step does not hide what stands behind it, but for what
 * needs the build. The last lines name what failed and count the tests.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, prepare } from './prepare.mjs';

await prepare({ generates: true });
const { getBrowser } = await import('./browser.mjs');
const { filesTagged, stepRunner, tellEnd, vitest } = await import('./test-steps.mjs');

const REPORTS = join(ROOT, '.cache/reports');
const report = (name) => join(REPORTS, `${name}.json`);

process.env.CHROMIUM_PATH = getBrowser();
rmSync(REPORTS, { recursive: true, force: true });

const GENERATED = { name: 'generated files', command: 'npm run --silent drift' };
// To look for drift has just generated everything.
const BUILD = { name: 'build', command: 'npm run --silent build:all' };
const STATIC = [
  { name: 'format', command: 'oxfmt --check' },
  // The linter reads types for its rules: what `npm run typecheck` finds it finds on the way, in half the time of both.
  { name: 'lint and types', command: 'oxlint --type-check' },
  { name: 'unused code', command: 'npm run --silent unused' },
];
const UNIT = {
  name: 'unit tests',
  report: report('unit'),
  command: vitest(report('unit'), "--project unit --project web --tags-filter='!full'"),
};
const SQLITE = {
  name: 'integration on SQLite',
  report: report('sqlite'),
  command: vitest(report('sqlite'), "--project integration-sqlite --tags-filter='!full'"),
};
const POSTGRES = {
  name: 'integration on PostgreSQL',
  report: report('postgres'),
  command: vitest(
    report('postgres'),
    `--project integration-postgres --tags-filter='!full' ${[...filesTagged('tests/integration', 'engines'), ...filesTagged('tests/abuse', 'engines')].join(' ')}`,
  ),
};
const WALKS = {
  name: 'end to end',
  report: report('e2e'),
  command: 'playwright test --test-list tests/e2e/gate.txt',
  env: { E2E_REPORT: report('e2e') },
  isRunAgain: true,
};

const start = performance.now();
const runStep = stepRunner(REPORTS);
/** One step after the other. */
async function lane(steps) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

// It writes what the others read.
const outcomes = [await runStep(GENERATED)];
// What tells soonest goes first; each lane has about one of two cores.
const built = lane([...STATIC, BUILD]);
outcomes.push(...(await Promise.all([built, lane([UNIT])])).flat());
const isBuilt = outcomes.find(({ name }) => name === BUILD.name).isGood;
if (isBuilt) outcomes.push(...(await lane([SQLITE, POSTGRES, WALKS])));
tellEnd(outcomes, (performance.now() - start) / 1_000);
