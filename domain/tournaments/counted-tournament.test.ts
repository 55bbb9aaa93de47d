import { expect, it } from 'vitest';
import { begin, playOn } from '../../tests/support/bracket-play.ts';
import { must } from '../shared/refusals.ts';
import { amendResult, recordResult, setOut } from './change-bracket.ts';
import { groupByPlace, isCountable, isCounted, ratedMatches } from './counted-tournament.ts';

const OPEN = {
  buyInCents: 5_00,
  guaranteeCents: 0,
  capacity: 16,
  isExclusive: false,
  teamSize: null,
  privacy: 'public',
} as const;
const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${n + 1}`);

it('a tournament can count that costs something, is open to all and has eight places at least', () => {
  expect(isCountable(OPEN)).toBe(true);
  expect(isCountable({ ...OPEN, capacity: 8 })).toBe(true);
  expect(isCountable({ ...OPEN, capacity: 7 })).toBe(false);
  expect(isCountable({ ...OPEN, buyInCents: 0 })).toBe(false);
  expect(isCountable({ ...OPEN, guaranteeCents: 1 })).toBe(false);
  expect(isCountable({ ...OPEN, isExclusive: true })).toBe(false);
  expect(isCountable({ ...OPEN, privacy: 'code' })).toBe(false);
});

it('players who sign in from one place are one, also by way of others', () => {
  const groups = groupByPlace(names(5), [
    ['p1', 'p2'],
    ['p4', 'p5'],
    ['p2', 'p4'],
  ]);
  expect(new Set(['p1', 'p2', 'p4', 'p5'].map((player) => groups.get(player))).size).toBe(1);
  expect(groups.get('p3')).toBe('p3');
});

it('eight players are needed, of whom those from one place are one', () => {
  const of = (count: number, places: readonly (readonly string[])[] = []) =>
    isCounted(groupByPlace(names(count), places), []);
  expect([of(7), of(8)]).toEqual([false, true]);
  expect([of(8, [['p1', 'p2']]), of(9, [['p1', 'p2']])]).toEqual([false, true]);
  expect(of(16, [names(16)])).toBe(false);
});

it('one that had more than half of its players in another that counted the same day does not count', () => {
  const groups = groupByPlace(names(9), []);
  expect(isCounted(groups, [4, 1])).toBe(true);
  expect(isCounted(groups, [4, 5])).toBe(false);
  expect(isCounted(groupByPlace(names(8), []), [4])).toBe(true);
});

const rated = (bracket: Parameters<typeof ratedMatches>[0]) =>
  ratedMatches(bracket).map(({ winner, loser }) => [winner, loser]);

it('matches that were played are rated in the order of play: no bye, no forfeit, no draw, none that nobody came to', () => {
  expect(rated(playOn(begin({ kind: 'single', third: false }, 4), () => 0))).toEqual([
    [0, 3],
    [1, 2],
    [0, 1],
  ]);
  // The best of three has a bye.
  expect(rated(playOn(begin({ kind: 'single', third: false }, 3), () => 0))).toEqual([
    [1, 2],
    [0, 1],
  ]);
  const table = begin({ kind: 'robin' }, 4);
  const [first = 0, second = 0] = table.called;
  const drawn = must(recordResult(table, first, { winner: null, how: 'draw' })).bracket;
  const forfeited = must(recordResult(drawn, second, { winner: 0, how: 'forfeit' })).bracket;
  expect(rated(forfeited)).toEqual([]);
  expect(rated(playOn(forfeited, () => 0))).toHaveLength(4);
});

it('what was played with a cheat is not rated, nor is what was taken back', () => {
  const over = playOn(begin({ kind: 'single', third: false }, 4), () => 0);
  expect(rated(setOut(over, 0, { isCheat: true }).bracket)).toEqual([[1, 2]]);
  expect(rated(must(amendResult(over, 2, null)).bracket)).toEqual([
    [0, 3],
    [1, 2],
  ]);
});
