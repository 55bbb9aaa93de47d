import { expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { lastPeriod } from './report-mails.ts';

const utc = (...parts: [number, number, number]): number => Date.UTC(...parts);

it.each([
  // A Thursday, over the turn of month and year.
  ['daily', utc(2026, 0, 1), utc(2025, 11, 31), utc(2026, 0, 1)],
  ['weekly', utc(2026, 0, 1), utc(2025, 11, 22), utc(2025, 11, 29)],
  ['monthly', utc(2026, 0, 1), utc(2025, 11, 1), utc(2026, 0, 1)],
  // A Monday, on which a week ends.
  ['weekly', utc(2026, 2, 2), utc(2026, 1, 23), utc(2026, 2, 2)],
  // A leap year.
  ['monthly', utc(2024, 2, 1), utc(2024, 1, 1), utc(2024, 2, 1)],
] as const)('the last %s period two hours into a day is the one that has just ended', (rhythm, day, from, until) => {
  expect(lastPeriod(rhythm, day + 2 * HOUR)).toEqual({ from, until });
});

it.each(['daily', 'weekly', 'monthly'] as const)(
  'a %s period is not over for its report before two hours have passed',
  (rhythm) => {
    const monday = utc(2026, 5, 1);
    expect(lastPeriod(rhythm, monday + 2 * HOUR - 1).until).toBeLessThan(monday);
    expect(lastPeriod(rhythm, monday + 2 * HOUR).until).toBe(monday);
  },
);

it('the periods of a rhythm follow one another without gap and overlap, over two years', () => {
  for (const rhythm of ['daily', 'weekly', 'monthly'] as const) {
    let last = lastPeriod(rhythm, utc(2024, 0, 1));
    for (let at = utc(2024, 0, 1); at < utc(2026, 0, 1); at += DAY / 4) {
      const next = lastPeriod(rhythm, at);
      if (next.until !== last.until) expect(next.from).toBe(last.until);
      last = next;
    }
  }
});
