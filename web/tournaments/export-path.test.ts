import { expect, it } from 'vitest';
import { exportPath } from './export-path.ts';

it('a file of a tournament for those who know it carries the code', () => {
  expect(exportPath('calendar.ics', 'cup-1', null)).toBe('/api/tournaments/cup-1/calendar.ics');
  expect(exportPath('bracket', 'cup-1', null)).toBe('/api/tournaments/cup-1/bracket');
  expect(exportPath('matches.csv', 'cup 1', 'AB12')).toBe('/api/tournaments/cup%201/matches.csv?code=AB12');
});
