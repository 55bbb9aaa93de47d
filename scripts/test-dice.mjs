/**
 * `npm run test:dice`: repeats every test of races and every end-to-end test with other seeds and in another order,
 * beside a busy loop on each core, and says of each file how often its tests passed and failed. One failure on right
 * code is a defect.
 *
 * `-- --repeats 20 --minutes 60 --seed 1 --idle battles app/live` runs the files whose path holds one of the words;
 * without words all. What does not end in time is cut off and not counted. `--idle` leaves the busy loops out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, prepare, run } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repeats: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    idle: { type: 'boolean', default: false },
  },
});

/** Who does several things at once: processes, sockets, a second gateway on a database, calls side by side. */
const RACES = /support\/(?:race|socket-client|redis)\.ts'|node:child_process|databaseUrl:|\bPromise\.all\(/;

const filesIn = (folder, ending) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => positionals.length === 0 || positionals.some((word) => file.includes(word)))
    .toSorted();
const races = filesIn('tests/integration', '.test.ts').filter((file) =>
  RACES.test(readFileSync(join(ROOT, file), 'utf8')),
);
const walks = filesIn('tests/e2e', '.spec.ts');

const REPORT = join(ROOT, '.cache/reports/dice.json');
const deadline = performance.now() + Number(values.minutes) * 60_000;
/** By project and file. */
const tally = new Map();

function count(project, file, hasPassed, title) {
  const name = `${project} ${relative(ROOT, resolve(ROOT, file)).replaceAll('\\', '/')}`;
  const row = tally.get(name) ?? { passed: 0, failed: 0, titles: new Set() };
  tally.set(name, row);
  if (hasPassed) row.passed++;
  else {
    row.failed++;
    row.titles.add(title);
  }
}

function countVitest(project, { testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const done = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
    for (const test of done) count(project, name, test.status === 'passed', test.fullName);
    // A file that does not load, or whose hooks fail, fails without a test that does.
    if (status === 'failed' && !done.some((test) => test.status === 'failed')) count(project, name, false, message);
  }
}

function countPlaywright({ suites, errors }) {
  const visit = ({ specs = [], suites: inner = [] }) => {
    for (const { file, title, tests } of specs)
      for (const { status } of tests)
        if (status !== 'skipped') count('e2e', `tests/e2e/${file}`, status === 'expected', title);
    inner.forEach(visit);
  };
  suites.forEach(visit);
  for (const { message } of errors) count('e2e', 'tests/e2e', false, message);
}

/** One run; false when the time was up before its end. */
function repeat(project, command, args, env, read) {
  const left = deadline - performance.now();
  if (left <= 0) return false;
  rmSync(REPORT, { force: true });
  const { signal, error } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    timeout: Math.ceil(left),
    killSignal: 'SIGTERM',
  });
  if (signal || error) return false;
  if (existsSync(REPORT)) read(JSON.parse(readFileSync(REPORT, 'utf8')));
  else count(project, '', false, 'ended without a report');
  return true;
}

const vitest = (project, seed) =>
  repeat(
    project,
    'vitest',
    [
      'run',
      '--project',
      project,
      ...races,
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    { SEED: String(seed) },
    (report) => countVitest(project, report),
  );

/** Each file has a gateway of its own; which of them run side by side changes with the number of workers. */
const playwright = (seed) =>
  repeat(
    'e2e',
    'playwright',
    ['test', ...walks, '--reporter=json', `--workers=${1 + (seed % 3)}`],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    countPlaywright,
  );

await prepare();
mkdirSync(join(ROOT, '.cache/reports'), { recursive: true });
if (walks.length > 0) {
  const { getBrowser } = await import('./browser.mjs');
  process.env.CHROMIUM_PATH = getBrowser();
  if (!run('npm run --silent build')) process.exit(1);
}

// Each ends with this process, however that ends.
const loops = Array.from({ length: values.idle ? 0 : availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'const parent = process.ppid; while (process.ppid === parent);'], { stdio: 'ignore' }),
);
let repeats = 0;
for (let isInTime = true; isInTime && repeats < Number(values.repeats);) {
  const seed = Number(values.seed) + repeats;
  isInTime =
    (races.length === 0 || (vitest('integration-sqlite', seed) && vitest('integration-postgres', seed))) &&
    (walks.length === 0 || playwright(seed));
  if (isInTime) repeats++;
  console.log(`seed ${seed}: ${isInTime ? 'done' : 'cut off, the time is up'}`);
}
for (const loop of loops) loop.kill();

const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed, titles }] of [...tally].toSorted(([one], [other]) => one.localeCompare(other))) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
  for (const title of titles) console.log(`    ${title}`);
}
console.log(`${repeats} whole repeats of ${races.length} files of races on two engines and of ${walks.length} walks`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || tally.size === 0 ? 1 : 0;
