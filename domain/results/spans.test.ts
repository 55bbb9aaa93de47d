import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { previousSpan, spanOf, spansAt } from './spans.ts';

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });

it('counts weeks by ISO 8601, also where they leave the calendar year', () => {
  const weeks = [
    ['2026-11-21T12:00:00Z', '2026-W47'],
    ['2026-11-22T23:59:59.999Z', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-W48'],
    ['2026-12-31T00:00:00Z', '2026-W53'],
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2025-12-28T00:00:00Z', '2025-W52'],
  ].map(([at = '', name]) => [spanOf('weekly', Date.parse(at)).name, name]);
  for (const [found, expected] of weeks) expect(found).toBe(expected);
});

it('holds its instant, begins at midnight UTC, and follows on the one before without a gap', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom('weekly' as const, 'monthly' as const), (at, period) => {
      const { name, startsAt, endsAt } = spanOf(period, at);
      if (startsAt === null || endsAt === null) throw new Error('a week and a month have an end');
      expect(startsAt <= at && at < endsAt).toBe(true);
      expect(startsAt % DAY).toBe(0);
      const before = previousSpan(period, at);
      expect(before?.endsAt).toBe(startsAt);
      expect(before?.name === name).toBe(false);
      expect(spanOf(period, endsAt - 1).name).toBe(name);
      expect(spanOf(period, endsAt).name).not.toBe(name);
    }),
  );
});

it('counts a battle for its week, its month and all time; before all time there was nothing', () => {
  expect(spansAt(Date.UTC(2026, 10, 1))).toEqual(['2026-W44', '2026-11', 'alltime']);
  expect(spanOf('alltime', 5)).toEqual({ name: 'alltime', startsAt: null, endsAt: null });
  expect(previousSpan('alltime', 5)).toBeNull();
});
