/** How a step of the tests is run, counted and told: for `npm test` and `npm run test:full`. */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failuresIn } from './failures-in.mjs';
import { ROOT } from './prepare.mjs';
import { titlesIn, weighAgain } from './unsteady.mjs';

/** So much of what a red step said is shown at most; all of it stands in its log. */
const SHOWN_LINES = 150;

/** The end of what a step said, without the tests that passed or were left out. */
const endOf = (said) =>
  said
    .split('\n')
    .filter((line) => !/^\s*(?:✓|↓)/.test(stripVTControlCharacters(line)))
    .slice(-SHOWN_LINES)
    .join('\n');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command a command line, with the project's own programs at hand
 * @property {string} [report] the file of a report as JSON, by Vitest or by Playwright
 * @property {Record<string, string>} [env]
 * @property {boolean} [isNeeded] what comes behind it needs it
 * @property {boolean} [isRunAgain] a red walk is run once more, alone
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} isGood
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string[]} failures a line each
 * @property {string[]} unsteady walks that were red and then, alone, green
 */

/** A run of Vitest that is counted. @param {string} report @param {string} words what comes behind `vitest run` */
export const vitest = (report, words) =>
  `vitest run ${words} --reporter=default --reporter=./scripts/json-reporter.mjs --outputFile.json=${report}`;

/** Passed and failed tests of a report, by Vitest or by Playwright. */
function countTests({ numPassedTests = 0, numFailedTests = 0, stats }) {
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}

/** Of a run that counts by itself, in its last line. What was unsteady there is red to whoever runs it as a step. */
function countedIn(said) {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/m.exec(said) ?? [];
  const unsteady = said.match(/^unsteady: /gm)?.length ?? 0;
  return { passed: Number(passed) - unsteady, failed: Number(failed) + unsteady };
}

/** What a step has told of its tests; empty where it tells of none, or ended before it could. */
const readReport = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Runs a command line; what it says goes to a file. @returns {Promise<boolean>} whether it ended well */
function runLogged(command, env, log) {
  const out = createWriteStream(log);
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...env },
  });
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  return new Promise((resolve) => {
    child.on('close', (code) => out.end(() => resolve(code === 0)));
  });
}

/** @param {string} folder for logs and reports @returns {(step: Step) => Promise<Outcome>} */
export function stepRunner(folder) {
  mkdirSync(folder, { recursive: true });
  return async ({ name, command, report, env = {}, isRunAgain = false }) => {
    const log = join(folder, `${name.replaceAll(' ', '-')}.log`);
    if (report) rmSync(report, { force: true });
    console.log(`… ${name}`);
    const begun = performance.now();
    const isEndedWell = await runLogged(command, env, log);
    const told = readReport(report);
    let { passed, failed } = report ? countTests(told) : countedIn(readFileSync(log, 'utf8'));
    // A step that fails without a failed test, as a file that does not load, counts as one.
    if (!isEndedWell) failed = Math.max(failed, 1);
    let failures = failed > 0 ? failuresIn(told) : [];
    let unsteady = [];
    if (isRunAgain && failed > 0 && (told.errors ?? []).length === 0) {
      const second = await runAgain(told, join(folder, 'again'));
      if (second) {
        const weighed = weighAgain(told, second, readFileSync(join(ROOT, 'docs/unsteady.md'), 'utf8'));
        ({ unsteady, failures } = weighed);
        passed += failed - failures.length;
        failed = failures.length;
      }
    }
    const isGood = failed === 0;
    const seconds = (performance.now() - begun) / 1_000;
    if (!isGood || !isEndedWell) console.log(endOf(readFileSync(log, 'utf8')));
    console.log(`${isGood ? '✓' : '✗'} ${name}, ${seconds.toFixed(1)} s${passed > 0 ? `, ${passed} passed` : ''}`);
    return { name, isGood, passed, failed, seconds, failures, unsteady };
  };
}

/** Runs the failed walks of a report once more, one after the other. Answers the report of that, or null without one. */
async function runAgain(told, folder) {
  const titles = told.suites.flatMap((suite) => titlesIn(suite, false));
  if (titles.length === 0) return null;
  console.log(`… ${titles.length} that failed, once more and alone`);
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'e2e.json');
  const list = join(folder, 'list.txt');
  rmSync(report, { force: true });
  writeFileSync(list, titles.join('\n'));
  // Traces of the first run stay where they are.
  const command = `playwright test --workers=1 --output ${join(folder, 'results')} --test-list ${list}`;
  await runLogged(command, { E2E_REPORT: report }, join(folder, 'e2e.log'));
  return existsSync(report) ? readReport(report) : null;
}

/** Files of tests that say with a module tag of Vitest that they belong to a run. */
export function filesTagged(folder, tag) {
  const line = new RegExp(`^(?://| \\*|/\\*\\*) @module-tag ${tag}\\b`, 'm');
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && line.test(readFileSync(join(ROOT, folder, file), 'utf8')))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();
}

/** The last lines of a run: what was unsteady, what failed, how many tests. @param {Outcome[]} outcomes */
export function tellEnd(outcomes, seconds) {
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  for (const title of outcomes.flatMap(({ unsteady }) => unsteady))
    console.log(`unsteady: ${title} (its trace lies in test-results; say in docs/unsteady.md why)`);
  const red = outcomes.filter(({ isGood }) => !isGood);
  if (red.length > 0) {
    process.exitCode = 1;
    console.log(`failed: ${red.map(({ name }) => name).join(', ')}`);
    for (const failure of red.flatMap(({ failures }) => failures)) console.log(failure);
  }
  console.log(`in ${seconds.toFixed(1)} s`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
}
