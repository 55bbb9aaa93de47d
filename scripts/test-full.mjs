/**
 * `npm run test:full`: the gate and everything that is too long for it, hours of it, before an area is called done and
 * before a release. It goes on after a red step, keeps log and report of each in `.cache/full`, and ends with a table,
 * which `docs/full-run.md` keeps. Begun again on the same sources it goes on where it stopped.
 *
 * `-- postgres walks` runs these steps alone, whatever they came to before; `-- --list` names them all.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, prepare } from './prepare.mjs';

await prepare();
const { getBrowser } = await import('./browser.mjs');
const { stepRunner, tellEnd, vitest } = await import('./test-steps.mjs');

const FOLDER = join(ROOT, '.cache/full');
const STATE = join(FOLDER, 'state.json');
const TABLE = join(ROOT, 'docs/full-run.md');

const report = (name) => join(FOLDER, `${name}.json`);
const WHOLE = { EXTENT: 'full' };

/** A step whose tests Vitest counts. */
const tests = (name, words, env = WHOLE) => ({ name, report: report(name), command: vitest(report(name), words), env });

const DEEP =
  'model oracle new-room mutated-logs arcade/signs crate rtmp-fuzz feeds.property server-log tournament-races domain/markets/market conversation';

/** In the order in which they run. */
const STEPS = [
  { name: 'gate', command: 'node scripts/test.mjs' },
  tests('units', '--project unit --project web'),
  { name: 'build', command: 'npm run --silent build' },
  tests('sqlite', '--project integration-sqlite'),
  tests('postgres', '--project integration-postgres'),
  {
    name: 'walks',
    report: report('walks'),
    command: 'playwright test --project walks',
    env: { ...WHOLE, E2E_REPORT: report('walks') },
  },
  {
    name: 'gallery',
    report: report('gallery'),
    command: 'playwright test --project gallery',
    env: { ...WHOLE, E2E_REPORT: report('gallery') },
  },
  tests('deep', DEEP, { EXTENT: 'deep' }),
  { name: 'chaos', command: 'node scripts/test-chaos.mjs' },
  // While nothing else runs: it measures.
  { name: 'lighthouse', command: 'tsx tests/load/lighthouse.ts' },
  { name: 'dice', command: 'node scripts/test-dice.mjs', env: WHOLE },
  { name: 'mutation', command: 'node scripts/test-mutation.mjs' },
  ...['22', '24', '26'].map((major) => ({
    name: `node-${major}`,
    command: `node scripts/test-node.mjs ${major} 'vitest run --project unit --project web --project integration-sqlite'`,
    env: WHOLE,
  })),
  { name: 'rolling', command: 'tsx tests/load/rolling.ts HEAD~9' },
];

const words = process.argv.slice(2);
if (words.includes('--list')) {
  console.log(STEPS.map(({ name }) => name).join('\n'));
  process.exit();
}
const unknown = words.filter((word) => !STEPS.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
const commit = git('rev-parse', '--short', 'HEAD').trim();
/** What the steps run on, but for the documents, of which one is written here. */
const sources = createHash('sha256')
  .update(git('diff', 'HEAD', '--', '.', ':!docs'))
  .update(
    git(
      'ls-tree',
      '-r',
      'HEAD',
      '--',
      ...git('ls-tree', '--name-only', 'HEAD')
        .split('\n')
        .filter((name) => name && name !== 'docs'),
    ),
  )
  .digest('hex');

mkdirSync(FOLDER, { recursive: true });
const before = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
/** By step: the outcome, with commit and date. */
const done = before.sources === sources ? before.done : {};

const wanted =
  words.length > 0 ? STEPS.filter(({ name }) => words.includes(name)) : STEPS.filter(({ name }) => !done[name]?.isGood);

process.env.CHROMIUM_PATH = getBrowser();
const start = performance.now();
const runStep = stepRunner(FOLDER);
const outcomes = [];
for (const step of wanted) {
  const outcome = await runStep(step);
  outcomes.push(outcome);
  done[step.name] = { ...outcome, commit, date: new Date().toISOString().slice(0, 10) };
  writeFileSync(STATE, JSON.stringify({ sources, done }));
}

const cell = (text, width) => String(text).padEnd(width);
const page = readFileSync(TABLE, 'utf8');
/** What the page has kept of an earlier run, on the commit that it names. @param {string} name */
const keptOf = (name) =>
  page
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    )
    .find(([first]) => first === name);
const rows = [
  ['step', 'tests', 'passed', 'failed', 'time', 'date', 'commit'],
  ...STEPS.map(({ name }) => {
    const row = done[name];
    if (!row) return keptOf(name) ?? [name, '', '', '', 'not run', '', ''];
    const { passed, failed, seconds, date, commit: at } = row;
    return [name, passed + failed || '', passed || '', failed, `${Math.round(seconds)} s`, date, at];
  }),
];
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
const line = (row) => `| ${row.map((text, column) => cell(text, widths[column])).join(' | ')} |`;
const table = [
  line(rows[0]),
  `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
  ...rows.slice(1).map(line),
];
console.log(table.join('\n'));
writeFileSync(TABLE, page.replace(/\n\|[^]*$/, `\n${table.join('\n')}\n`));
tellEnd(outcomes, (performance.now() - start) / 1_000);
