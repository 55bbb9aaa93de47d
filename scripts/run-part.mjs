/**
 * A part of a longer run, in a process group of its own: it is bounded in time, what becomes of it is told, and nothing that
 * it started outlives it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long what is told to end may take to do so. */
const GRACE_MS = 15_000;
const LOOK_MS = 50;

/** @param {number} ms @param {{ signal?: AbortSignal }} [options] @returns {Promise<void>} */
const waitFor = (ms, options) => pause(ms, undefined, options);

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command it may tell `{ doing }`, what it is at, `{ missed }`, a figure below its aim, and `{ failed }`
 * @property {number} limitMs
 * @property {Record<string, string>} [env]
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {string | null} failure why it did not come to its end
 * @property {string[]} missed
 * @property {number} seconds
 */

/** Whether a signal reaches anybody. @param {number} pid of a group where it is negative */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
    return false;
  }
}

/**
 * Processes whose temporary folder is the part's: a browser leaves the group it was started in. Linux tells; elsewhere it
 * ends with the pipe that it listens to.
 */
function leftovers(folder) {
  const mark = `TMPDIR=${folder}\0`;
  const isMarked = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(mark);
    } catch {
      return false; // ended meanwhile
    }
  };
  return process.platform === 'linux'
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name))
    : [];
}

/** Ends what is left of a part: asks first, then does not ask. */
async function endAll(group, folder, graceMs) {
  for (const [name, ms] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', GRACE_MS],
  ]) {
    const until = performance.now() + ms;
    const reach = (given) => [-group, ...leftovers(folder).map(Number)].filter((pid) => signal(pid, given)).length > 0;
    for (let isThere = reach(name); isThere && performance.now() < until; isThere = reach(0)) await pause(LOOK_MS);
  }
}

/** What stopped the part, or null when it came to its end; `said` is what it has told. */
async function followPart(child, said, { limitMs, stopped, wait }) {
  child.on('message', (message) => {
    if ('missed' in message) said.missed.push(message.missed);
    else Object.assign(said, message);
  });
  const waiting = new AbortController();
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, by]]) => {
    if (code === 0) return null;
    return said.failed || (by === null ? `ended with ${code}` : `ended by ${by}`);
  });
  const late = wait(limitMs, { signal: waiting.signal }).then(() => `took longer than ${limitMs / 1_000} s`);
  const told = stopped ? once(stopped, 'abort', { signal: waiting.signal }).then(() => 'interrupted') : late;
  for (const one of [late, told]) one.catch(() => {}); // called off
  const failure = stopped?.aborted ? 'interrupted' : await Promise.race([ended, late, told]);
  waiting.abort();
  return failure !== null && said.doing ? `${failure}, while ${said.doing}` : failure;
}

/**
 * Runs a part to its end, or to that of its time. All of it keeps temporary files in one folder, which goes with it.
 * @param {Part} part
 * @param {{ stopped?: AbortSignal, graceMs?: number, wait?: typeof waitFor }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runPart(
  { name, command: [file, ...args], limitMs, env = {} },
  { stopped, graceMs = GRACE_MS, wait = waitFor } = {},
) {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-part-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another account
  const said = { doing: '', failed: '', missed: [] };
  const child = spawn(file, args, {
    env: { ...process.env, ...env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let failure;
  try {
    failure = await followPart(child, said, { limitMs, stopped, wait });
  } catch (error) {
    failure = error.message;
  }
  if (child.pid !== undefined) await endAll(child.pid, folder, graceMs);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { name, failure, missed: said.missed, seconds: (performance.now() - begun) / 1_000 };
}

const outcomeOf = ({ failure, missed }) => failure ?? (missed.length > 0 ? `${missed.length} below the aim` : 'good');

/** What became of all parts, a line each, and every figure that missed its aim. @param {Outcome[]} outcomes */
export function tableOf(outcomes) {
  const rows = [
    ['part', 'time', 'outcome'],
    ...outcomes.map((one) => [one.name, `${Math.round(one.seconds)} s`, outcomeOf(one)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const missed = outcomes.flatMap(({ name, missed: lines }) => lines.map((text) => `below its aim: ${name}: ${text}`));
  return [head, rule, ...body, ...missed].join('\n');
}

/** @param {Outcome} outcome */
export const isGood = ({ failure, missed }) => failure === null && missed.length === 0;
