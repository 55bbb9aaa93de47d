import { expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { earningOf, goalPercent, periodStart, weeklyAverage } from './earnings.ts';

const NOW = Date.UTC(2026, 2, 17, 9);

it('an earning is the stake won or lost, less the fee', () => {
  expect(earningOf({ amountCents: 50_00, feeCents: 2_50 })).toBe(47_50);
  expect(earningOf({ amountCents: -50_00, feeCents: 2_50 })).toBe(-52_50);
});

it('periods begin with the UTC month, the year, or days before now', () => {
  expect(periodStart('all', NOW)).toBe(0);
  expect(periodStart('month', NOW)).toBe(Date.UTC(2026, 2, 1));
  expect(periodStart('year', NOW)).toBe(Date.UTC(2026, 0, 1));
  expect(periodStart('days-30', NOW)).toBe(NOW - 30 * DAY);
  expect(periodStart('days-90', NOW)).toBe(NOW - 90 * DAY);
});

it('the weekly average counts a begun week as a whole one', () => {
  expect(weeklyAverage(0, null, NOW)).toBe(0);
  expect(weeklyAverage(100_00, NOW, NOW)).toBe(100_00);
  expect(weeklyAverage(100_00, NOW - 7 * DAY, NOW)).toBe(100_00);
  expect(weeklyAverage(100_00, NOW - 8 * DAY, NOW)).toBe(50_00);
  expect(weeklyAverage(-100_00, NOW - 15 * DAY, NOW)).toBe(-33_33);
});

it('a goal is reached from 0 to 100 percent, and not before it is', () => {
  expect([-5, 0, 59_999, 60_000, 90_000].map((cents) => goalPercent(cents, 60_000))).toEqual([0, 0, 99, 100, 100]);
});
