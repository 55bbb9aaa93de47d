import { expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { MAILED_KINDS, REPORT_RHYTHMS, lastPeriod, mayReadMailed, rhythmsOf } from './report-mails.ts';

const utc = (...parts: [number, number, number]): number => Date.UTC(...parts);

it.each([
  // A Thursday, over the turn of month and year.
  ['daily', utc(2026, 0, 1), utc(2025, 11, 31), utc(2026, 0, 1)],
  ['weekly', utc(2026, 0, 1), utc(2025, 11, 22), utc(2025, 11, 29)],
  ['monthly', utc(2026, 0, 1), utc(2025, 11, 1), utc(2026, 0, 1)],
  // A Monday, on which a week ends.
  ['weekly', utc(2026, 2, 2), utc(2026, 1, 23), utc(2026, 2, 2)],
  // A quarter and a year over their turn, and within them.
  ['quarterly', utc(2026, 0, 1), utc(2025, 9, 1), utc(2026, 0, 1)],
  ['quarterly', utc(2026, 8, 30), utc(2026, 3, 1), utc(2026, 6, 1)],
  ['yearly', utc(2026, 0, 1), utc(2025, 0, 1), utc(2026, 0, 1)],
  ['yearly', utc(2026, 11, 31), utc(2025, 0, 1), utc(2026, 0, 1)],
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

it('every report is sent at every rhythm, the tax list once a year and to administrators alone', () => {
  for (const kind of MAILED_KINDS) {
    const isList = kind === 'tax-list';
    expect(rhythmsOf(kind)).toEqual(isList ? ['yearly'] : REPORT_RHYTHMS);
    expect([mayReadMailed(kind, 'moderator'), mayReadMailed(kind, 'administrator')]).toEqual([!isList, true]);
    expect(mayReadMailed(kind, 'player')).toBe(false);
  }
});

it.each([
  ['daily', 2],
  ['weekly', 2],
  ['monthly', 2],
  ['quarterly', 8],
  ['yearly', 24],
] as const)('the %s periods follow one another without gap and overlap, over %i years', (rhythm, years) => {
  const periods = Array.from({ length: 4 * 366 * years }, (_, quarter) =>
    lastPeriod(rhythm, utc(2024, 0, 1) + quarter * (DAY / 4)),
  );
  const changes = periods.slice(1).flatMap((next, place) => {
    const last = periods[place];
    return last && next.until !== last.until ? [next.from - last.until] : [];
  });
  expect(changes.length).toBeGreaterThan(20);
  expect(new Set(changes)).toEqual(new Set([0]));
});
