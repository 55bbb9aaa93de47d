import { expect, test } from 'vitest';
import { scaleOf } from './chart-scale.ts';

test.each([
  [
    [0, 40, 90],
    [0, 50, 100],
  ],
  [
    [1_100, 1_247, 1_180],
    [1_100, 1_150, 1_200, 1_250],
  ],
  [
    [-20, 60],
    [-50, 0, 50, 100],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [500, 500],
    [0, 200, 400, 600],
  ],
])('an axis for %j is written at %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('every value lies within its axis, and the axis is written with at most six figures', () => {
  for (let n = 1; n < 400; n++) {
    const values = [n * 7, n * 13 - 900, (n * n) % 5_000];
    const { min, max, ticks } = scaleOf(values);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...values)).toBeLessThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
