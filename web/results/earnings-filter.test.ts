import { expect, test } from 'vitest';
import { exportPath, filterIn, isNarrowed, variablesOf } from './earnings-filter.ts';

const filterOf = (query: string) => filterIn(new URLSearchParams(query));

test('an empty address lists everything', () => {
  expect(isNarrowed(filterOf(''))).toBe(false);
  expect(variablesOf(filterOf(''))).toEqual({ game: null, type: null, period: 'ALL' });
  expect(exportPath(filterOf(''))).toBe('/api/earnings.csv');
});

test('list and export are narrowed down alike', () => {
  const filter = filterOf('tab=recent&game=cs2&type=tournament&period=days-90');
  expect(isNarrowed(filter)).toBe(true);
  expect(variablesOf(filter)).toEqual({ game: 'CS2', type: 'TOURNAMENT', period: 'DAYS_90' });
  expect(exportPath(filter)).toBe('/api/earnings.csv?game=cs2&type=tournament&period=days-90');
});

test('what the address invents is ignored', () => {
  expect(isNarrowed(filterOf('game=chess&type=draw&period=ever'))).toBe(false);
});
