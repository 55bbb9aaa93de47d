import { expect, test } from 'vitest';
import { percentileOf } from './percentile.ts';

test('a percentile is one of the numbers, by nearest rank', () => {
  const numbers = [30, 10, 20, 40];
  expect([percentileOf(numbers, 50), percentileOf(numbers, 95), percentileOf(numbers, 1)]).toEqual([20, 40, 10]);
  expect(percentileOf([7], 95)).toBe(7);
  expect(percentileOf([], 50)).toBeNull();
});
