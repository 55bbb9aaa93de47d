// @module-tag full
import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { COPY_ENV as env, copyTree } from '../tests/support/copied-tree.ts';
import { ROOT } from './source-files.ts';

const run = promisify(execFile);
/** The generators and the compiler of another tree, on a busy machine. */
const PATIENCE = 900_000;
/** How many files outside of a room may name it. */
const MOST = 6;

/** The rooms of which that holds; none is ever taken from here. */
const HOLDS = ['matchmaking', 'markets', 'proof', 'creators', 'jury', 'sponsorships', 'risk', 'verification', 'notes'];

/** Drops a room from a copy; answers what was said of it. */
async function drop(room: string): Promise<string> {
  const tree = copyTree('drop');
  const types = join(ROOT, '.cache/types');
  if (existsSync(types)) cpSync(types, join(tree, '.cache/types'), { recursive: true });
  try {
    return (await run(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/drop-room.ts', room], { cwd: tree, env })).stdout;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

describe('a room that is taken out', () => {
  test.each(HOLDS)('is named by few files outside: %s', { timeout: PATIENCE }, async (room) => {
    const said = await drop(room);
    const [, count, files] = /Outside of it \((\d+)\):\n([^]*?)\n\nTypes/.exec(said) ?? [];
    expect(Number(count), files).toBeLessThanOrEqual(MOST);
  });

  test.each(['accounts', 'wallet', 'battles', 'admin'])('is none that others are built on: %s', async (room) => {
    await expect(drop(room)).rejects.toThrow(`others are built on ${room}`);
  });

  test('is one that there is', async () => {
    await expect(drop('raffles')).rejects.toThrow('there is no room raffles');
  });
});
