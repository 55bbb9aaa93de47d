import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';

test('every journey of the gate is a walk that there is, once', () => {
  const lines = readFileSync(join(ROOT, 'tests/e2e/gate.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(50);
  const missing = lines.filter((line) => {
    const [name = '', title = ''] = line.split(' › ', 2);
    const file = join(ROOT, 'tests/e2e', name);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(`test('${title}'`);
  });
  expect(missing).toEqual([]);
});
