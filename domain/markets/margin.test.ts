import { expect, it } from 'vitest';
import { realisedPerMille, turnoverOf } from './margin.ts';

it('the side that won is paid out of the stakes of both; where everything went back nothing was turned over', () => {
  const book = { stakes: [60_00, 40_00], payouts: [108_60, 74_20], fresh: [0, 0] } as const;
  expect(turnoverOf(book, 'first')).toEqual({ stakesCents: 100_00, paidCents: 108_60 });
  expect(turnoverOf(book, 'second')).toEqual({ stakesCents: 100_00, paidCents: 74_20 });
  expect(turnoverOf(book, 'void')).toEqual({ stakesCents: 0, paidCents: 0 });
});

it('the realised margin is what was kept of the stakes, to the nearest thousandth: below zero where the house lost, none without stakes', () => {
  const margins = [
    [9_10, 100_00],
    [9_14, 100_00],
    [9_15, 100_00],
    [0, 100_00],
    [-81_00, 100_00],
    [0, 0],
  ] as const;
  expect(margins.map(([kept, stakes]) => realisedPerMille(kept, stakes))).toEqual([91, 91, 92, 0, -810, null]);
});
