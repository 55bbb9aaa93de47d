import { expect, it } from 'vitest';
import { DAY, utcDay } from './time.ts';

it('changes the day at midnight UTC, to the millisecond (C-12)', () => {
  const midnight = Date.UTC(2026, 2, 1);
  expect([midnight - 1, midnight, midnight + DAY - 1, midnight + DAY].map(utcDay)).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-01',
    '2026-03-02',
  ]);
});
