import { expect, test } from 'vitest';
import { LIST_STAGES, listKeyOf, listStageOf } from './list-order.ts';
import { TOURNAMENT_STATUSES, type TournamentStatus } from './tournament.ts';

const field = (status: TournamentStatus, entrants: number, capacity = 8) => ({ status, entrants, capacity });

test.each([
  ['registration', 0, 'open'],
  ['registration', 7, 'open'],
  ['registration', 8, 'coming'],
  ['announced', 0, 'coming'],
  ['check-in', 3, 'coming'],
  ['check-in', 8, 'coming'],
  ['running', 8, 'live'],
  ['running', 3, 'live'],
  ['settling', 8, 'live'],
  ['completed', 8, 'completed'],
  ['completed', 0, 'completed'],
  ['draft', 0, null],
  ['cancelled', 8, null],
] as const)('%s with %i of 8 places taken is listed as %s', (status, entrants, stage) => {
  expect(listStageOf(field(status, entrants))).toBe(stage);
});

test('only one that takes entries and has a place free is open', () => {
  for (const status of TOURNAMENT_STATUSES)
    for (const entrants of [0, 1, 7, 8, 9])
      expect(listStageOf(field(status, entrants)) === 'open').toBe(status === 'registration' && entrants < 8);
});

test('those that can be joined stand before those that run, and those before what is over', () => {
  const rankOf = (status: TournamentStatus, entrants: number): number =>
    listKeyOf({ ...field(status, entrants), createdAt: 5, id: 'a' }).rank;
  expect(LIST_STAGES).toEqual(['open', 'coming', 'live', 'completed']);
  expect(rankOf('registration', 1)).toBeLessThan(rankOf('registration', 8));
  expect(rankOf('registration', 8)).toBeLessThan(rankOf('running', 8));
  expect(rankOf('settling', 8)).toBeLessThan(rankOf('completed', 8));
  expect(rankOf('announced', 0)).toBe(rankOf('check-in', 2));
});
