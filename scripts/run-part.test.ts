// @module-tag full
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../tests/support/until.ts';
import { isGood, runPart, tableOf } from './run-part.mjs';

/** Of a part that only what the test does can end. */
const NEVER = new Promise<void>(() => undefined);

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'run-part-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const pidsFile = (): string => join(folder, 'pids.json');
const pids = (): number[] => JSON.parse(readFileSync(pidsFile(), 'utf8')) as number[];
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * A part of the bench that starts a process which does not want to end, and such a one in a group of its own, writes down
 * who all three are, and goes on.
 */
const commandOf = (then: string): string[] => {
  const stubborn = "process.on('SIGTERM', () => undefined); process.send('here'); setInterval(() => undefined, 1e6);";
  const part = `
    import { fork, spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { renameSync, writeFileSync } from 'node:fs';
    import { playPart, say, takeUp } from './tests/load/part.ts';
    await playPart(async () => {
      takeUp('starting others');
      const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
      const others = [false, process.platform === 'linux'].map((detached) =>
        spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { stdio, detached }));
      for (const other of others) await once(other, 'message');
      takeUp('looking at the wall');
      const file = ${JSON.stringify(pidsFile())};
      writeFileSync(file + '.new', JSON.stringify([process.pid, ...others.map(({ pid }) => pid)]));
      renameSync(file + '.new', file);
      ${then}
    });`;
  return [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', part];
};
const partOf = (then: string) => ({ name: 'sample', command: commandOf(then), limitMs: 60_000 });
const written = (): Promise<unknown> => until(() => expect(existsSync(pidsFile())).toBe(true));
/** As long as it takes until the others are there. */
const wait = (): Promise<void> => written().then(() => undefined);
const FOREVER = 'await new Promise((resolve) => setInterval(resolve, 1e9));';

it('a part that never ends is named with what it was at, and nothing that it started is left', async () => {
  const outcome = await runPart(partOf(FOREVER), { graceMs: 0, wait });
  expect(outcome.failure).toBe('took longer than 60 s, while looking at the wall');
  await until(() => expect(pids().filter(isThere)).toEqual([]));
});

it('a part that fails is named with its words, and nothing that it started is left', async () => {
  const outcome = await runPart(partOf("throw new Error('no wall');"), { graceMs: 0, wait: () => NEVER });
  expect(outcome.failure).toBe('no wall, while looking at the wall');
  await until(() => expect(pids().filter(isThere)).toEqual([]));
});

it('a part that dies is named, and nothing that it started is left', async () => {
  const dies = "process.kill(process.pid, 'SIGKILL');";
  const outcome = await runPart(partOf(`${dies} ${FOREVER}`), { graceMs: 0, wait: () => NEVER });
  expect(outcome.failure).toBe('ended by SIGKILL, while looking at the wall');
  await until(() => expect(pids().filter(isThere)).toEqual([]));
});

it('a part that is interrupted says so, and nothing that it started is left', async () => {
  const stopping = new AbortController();
  const running = runPart(partOf(FOREVER), { graceMs: 0, wait: () => NEVER, stopped: stopping.signal });
  await written();
  stopping.abort();
  // Which of the two it was at is told a moment after the others were started.
  expect((await running).failure).toMatch(/^interrupted, while (?:starting others|looking at the wall)$/);
  await until(() => expect(pids().filter(isThere)).toEqual([]));
});

it('a part ends with the run that it belongs to, when that is killed', async () => {
  const run = `
    import { runPart } from ${JSON.stringify(new URL('run-part.mjs', import.meta.url).href)};
    await runPart(${JSON.stringify(partOf(FOREVER))});`;
  const running = spawn(process.execPath, ['--input-type=module', '--eval', run], { stdio: 'ignore' });
  await written();
  const gone = once(running, 'exit');
  running.kill('SIGKILL');
  await gone;
  const [part = 0, ...others] = pids();
  await until(() => expect(isThere(part)).toBe(false));
  for (const pid of others) process.kill(pid, 'SIGKILL');
});

it('a part that cannot be begun is named', async () => {
  const outcome = await runPart(
    { name: 'sample', command: [join(folder, 'none')], limitMs: 60_000 },
    { wait: () => NEVER },
  );
  expect(outcome.failure).toContain('ENOENT');
});

it('a figure below its aim makes a part red, and stands below the table of all parts', async () => {
  const missing = await runPart(partOf("say('  calls: 3, ratio 0.30 (aim 0.65)', false); say('all else', true);"), {
    graceMs: 0,
    wait: () => NEVER,
  });
  expect(missing).toMatchObject({ failure: null, missed: ['calls: 3, ratio 0.30 (aim 0.65)'] });
  expect(isGood(missing)).toBe(false);
  const good = { name: 'other', failure: null, missed: [], seconds: 61.4 };
  expect(isGood(good)).toBe(true);
  expect(tableOf([{ ...missing, seconds: 2 }, good, { ...good, name: 'third', failure: 'no wall' }])).toBe(`\
| part   | time | outcome         |
| ------ | ---- | --------------- |
| sample | 2 s  | 1 below the aim |
| other  | 61 s | good            |
| third  | 61 s | no wall         |
below its aim: sample: calls: 3, ratio 0.30 (aim 0.65)`);
});
