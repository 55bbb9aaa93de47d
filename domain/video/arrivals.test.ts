import { expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';

test('rates are of the last three seconds, of pictures and of all bytes', () => {
  const arrivals = new Arrivals();
  for (let at = 0; at <= 10_000; at += 20) arrivals.note(at, 500, at % 40 === 0);
  const { framesPerSecond, kbps } = arrivals.figures(10_000);
  expect(framesPerSecond).toBeCloseTo(25, 0);
  expect(kbps).toBeCloseTo(200, -1);
});

test('without anything in the last seconds both are 0', () => {
  const arrivals = new Arrivals();
  arrivals.note(0, 500, true);
  arrivals.note(40, 500, true);
  expect(arrivals.figures(5_000)).toEqual({ framesPerSecond: 0, kbps: 0 });
});
