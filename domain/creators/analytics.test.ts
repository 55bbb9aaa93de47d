import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { ANALYTICS_DAYS, analyticsStart, bettorPercent, byDay, percentages } from './analytics.ts';

const NOW = Date.UTC(2026, 5, 30, 15);
const TODAY = Date.UTC(2026, 5, 30);

it('a figure over time has thirty UTC days, the last of which is today (CR-09)', () => {
  const sum = byDay(
    [
      { at: TODAY, value: 2 },
      { at: TODAY + 14 * HOUR, value: 3 },
      { at: TODAY - 1, value: 7 },
      { at: TODAY - 40 * DAY, value: 100 },
    ],
    NOW,
    (a, b) => a + b,
  );
  expect(sum).toHaveLength(ANALYTICS_DAYS);
  expect([sum[0]?.at, sum.at(-1)]).toEqual([analyticsStart(NOW), { at: TODAY, value: 5 }]);
  expect(sum.at(-2)).toEqual({ at: TODAY - DAY, value: 7 });
  expect(sum.reduce((all, { value }) => all + value, 0)).toBe(12);
});

it('the device split of 80, 15 and 5 of a hundred is just that, and nothing of nothing (CR-10)', () => {
  expect(percentages({ desktop: 16, mobile: 3, tablet: 1 })).toEqual({ desktop: 80, mobile: 15, tablet: 5 });
  expect(percentages({ desktop: 1, mobile: 1, tablet: 1 })).toEqual({ desktop: 34, mobile: 33, tablet: 33 });
  expect(percentages({ desktop: 0, mobile: 0, tablet: 0 })).toEqual({ desktop: 0, mobile: 0, tablet: 0 });
});

it('percentages of anything add up to 100, and none is off by a whole percent', () => {
  const part = fc.nat({ max: 10_000 });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      fc.pre(a + b + c > 0);
      const shares = percentages({ a, b, c });
      expect(shares.a + shares.b + shares.c).toBe(100);
      for (const [share, count] of [
        [shares.a, a],
        [shares.b, b],
        [shares.c, c],
      ] as const)
        expect(Math.abs(share - (count * 100) / (a + b + c))).toBeLessThan(1);
    }),
  );
});

it('the share of viewers who bet is whole percent, at the most 100 (CR-08)', () => {
  expect([bettorPercent(0, 0), bettorPercent(8, 1), bettorPercent(3, 2), bettorPercent(1, 4)]).toEqual([
    0, 13, 67, 100,
  ]);
});
