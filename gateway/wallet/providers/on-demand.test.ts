import { expect, it } from 'vitest';
import { onDemand } from './on-demand.ts';

it('is made when it is asked for, and once for all who ask meanwhile and later', async () => {
  let count = 0;
  const asked = onDemand(() => Promise.resolve(++count));
  expect(count).toBe(0);
  expect(await Promise.all([asked(), asked()])).toEqual([1, 1]);
  expect(await asked()).toBe(1);
});

it('is tried again after a failure, which all who asked meanwhile are told', async () => {
  let count = 0;
  const asked = onDemand(() => (++count === 1 ? Promise.reject(new Error('unlucky')) : Promise.resolve(count)));
  const first = await Promise.allSettled([asked(), asked()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await asked()).toBe(2);
  expect(await asked()).toBe(2);
});
