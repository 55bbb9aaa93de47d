/**
 * `npm run bench`: each figure beside the raw limit of the same run. Absolute figures belong to the machine; the ratios are
 * what to compare, on a machine that does nothing else. A part that fails or takes too long is named and the others go on;
 * it ends with a table, and red where a part failed or a figure is below its aim.
 *
 * `-- polls churn` runs these parts alone, `-- --list` names them all; `CHURN_MINUTES=10` lengthens that one.
 * `soak` runs when it is named: it takes half an hour, or `SOAK_MINUTES`.
 */
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { endWithShell } from './own-node.mjs';
import { ROOT, prepare } from './prepare.mjs';
import { isGood, runPart, tableOf } from './run-part.mjs';

await prepare();

const MINUTE = 60_000;
const onPostgres = { DATABASE_URL: 'postgres://bench' };
const CHURN = Number(process.env.CHURN_MINUTES ?? 1);
const SOAK = Number(process.env.SOAK_MINUTES ?? 30);

/** In the order in which they run, each with some five times what it takes on a machine of two cores. */
const PARTS = [
  { name: 'settle', minutes: 5 },
  { name: 'settle-postgres', minutes: 10, env: onPostgres },
  { name: 'polls', minutes: 10, isOfBuild: true },
  { name: 'sizes', minutes: 15 },
  { name: 'staff-sizes', minutes: 20 },
  { name: 'staff-sizes-postgres', minutes: 20, env: onPostgres },
  { name: 'fan-out', minutes: 10 },
  { name: 'arcade', minutes: 5 },
  { name: 'proof', minutes: 25, isOfBuild: true },
  { name: 'video', minutes: 20, isOfBuild: true },
  { name: 'cost', minutes: 10 },
  { name: 'charge', minutes: 5 },
  { name: 'churn', minutes: 5 + 2 * CHURN },
  { name: 'memory', minutes: 10, isOfBuild: true },
  { name: 'memory-postgres', minutes: 10, isOfBuild: true, env: onPostgres },
  { name: 'start', minutes: 5, isOfBuild: true },
  { name: 'soak', minutes: 5 + 2 * SOAK, isOfBuild: true, isAsked: true },
];

const words = process.argv.slice(2);
if (words.includes('--list')) {
  console.log(PARTS.map(({ name }) => name).join('\n'));
  process.exit();
}
const unknown = words.filter((word) => !PARTS.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());
endWithShell({ kill: () => stopping.abort() });

const outcomes = [];
async function run(name, command, { minutes, env }) {
  console.log(`… ${name}`);
  const part = { name, command, env, limitMs: minutes * MINUTE };
  const outcome = await runPart(part, { stopped: stopping.signal });
  outcomes.push(outcome);
  if (outcome.failure !== null) console.log(`✗ ${name}: ${outcome.failure}`);
  return isGood(outcome);
}

const wanted = PARTS.filter(({ name, isAsked }) => words.includes(name) || (words.length === 0 && !isAsked));
process.chdir(ROOT);
const needsBuild = wanted.some(({ isOfBuild }) => isOfBuild) && !isBuilt();
const hasBuild = !needsBuild || (await run('build', ['npm', 'run', '--silent', 'build'], { minutes: 30 }));
const program = [process.execPath, '--import', 'tsx', join(ROOT, 'tests/load/bench.ts')];
for (const part of wanted) {
  const { name, isOfBuild } = part;
  if (stopping.signal.aborted) outcomes.push({ name, failure: 'not run', missed: [], seconds: 0 });
  else if (isOfBuild && !hasBuild) outcomes.push({ name, failure: 'there is no build', missed: [], seconds: 0 });
  else await run(name, [...program, name], part);
}
console.log(tableOf(outcomes));
process.exit(outcomes.every(isGood) ? 0 : 1);
