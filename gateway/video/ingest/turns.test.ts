import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('whoever comes has a turn of the event loop alone, one after another', async () => {
  const turns = new Turns();
  let had = '';
  const come = (name: string) => void turns.next().then(() => (had += name));
  for (const name of ['a', 'b', 'c']) come(name);
  expect(had).toBe('');
  await setImmediate();
  expect(had).toBe('a');
  come('d');
  await setImmediate();
  expect(had).toBe('ab');
  await setImmediate();
  expect(had).toBe('abc');
  await setImmediate();
  expect(had).toBe('abcd');
  come('e');
  await setImmediate();
  expect(had).toBe('abcde');
});
