import { expect, test } from 'vitest';
import { together } from './together.ts';

test('answers each in its place, values that need no waiting among them', async () => {
  expect(await together([Promise.resolve(1), 'two', null])).toEqual([1, 'two', null]);
});

test('throws the first in the order of writing, though another failed earlier', async () => {
  const later = new Promise<never>((_, fail) => setImmediate(() => fail(new Error('first'))));
  await expect(together([later, Promise.reject(new Error('second'))])).rejects.toThrow('first');
});
