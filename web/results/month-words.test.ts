import { expect, it } from 'vitest';
import { monthTitle, shortMonthTitle } from './month-words.ts';

it('names the months of the UTC calendar, in short for axes', () => {
  expect(['2026-01', '2026-09', '2026-12'].map(monthTitle)).toEqual([
    'January 2026',
    'September 2026',
    'December 2026',
  ]);
  expect(['2026-01', '2026-09', '2026-12'].map(shortMonthTitle)).toEqual(['Jan', 'Sep', 'Dec']);
});
