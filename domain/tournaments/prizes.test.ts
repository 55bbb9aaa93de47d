import { expect, it } from 'vitest';
import fc from 'fast-check';
import { isPrizeTable, prizesOf, prizesWithout } from './prizes.ts';

const sum = (prizes: ReadonlyMap<number, number>): number =>
  [...prizes.values()].reduce((all, cents) => all + cents, 0);

it('no cent is lost, whatever the table and the ties', () => {
  const tables = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 });
  const ties = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), tables, ties, (cents, table, sizes) => {
      let next = 0;
      const places = sizes.map((size) => Array.from({ length: size }, () => next++));
      const prizes = prizesOf(cents, table, places);
      expect(sum(prizes)).toBe(cents);
      for (const tied of places) {
        const own = tied.map((entrant) => prizes.get(entrant) ?? 0);
        expect(Math.max(...own) - Math.min(...own)).toBeLessThan(2);
      }
    }),
    { numRuns: 300, seed: 13 },
  );
});

it('those who share a place share the places that they fill', () => {
  expect([...prizesOf(4_001, [60, 30, 10], [[0], [1], [2, 3]])]).toEqual([
    [0, 2_401],
    [1, 1_200],
    [2, 200],
    [3, 200],
  ]);
});

it('a place that nobody fills falls to the others', () => {
  expect([...prizesOf(900, [60, 30, 10], [[0], [1]])]).toEqual([
    [0, 600],
    [1, 300],
  ]);
});

it('the prize of a cheat gives the victims their buy-in back first', () => {
  const cheated = { places: [[0], [1], [2, 3]], cheats: new Set([0]), victims: [1, 3], buyInCents: 1_000 };
  const prizes = prizesWithout(4_001, [60, 30, 10], [[1], [2, 3]], cheated);
  expect([...prizes].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 1_201 + 1_000],
    [2, 400],
    [3, 400 + 1_000],
  ]);
  expect(sum(prizes)).toBe(4_001);
});

it('a prize table is whole percents that sum to 100', () => {
  expect([[100], [60, 30, 10], [50, 50]].map(isPrizeTable)).toEqual([true, true, true]);
  expect([[], [60, 30], [101, -1], [50.5, 49.5], [100, 0]].map(isPrizeTable)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
