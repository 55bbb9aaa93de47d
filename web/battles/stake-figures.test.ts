import { expect, it } from 'vitest';
import { figuresOf, figuresOfBattle } from './stake-figures.ts';

it('charges 5% on top of the stake and pays both stakes to the winner', () => {
  expect(figuresOf(50_00, 500, 1_247_50)).toEqual({
    stakeCents: 50_00,
    feeCents: 2_50,
    feeBasisPoints: 500,
    holdCents: 52_50,
    poolCents: 100_00,
    remainingCents: 1_195_00,
  });
});

it('rounds the fee half up to the cent', () => {
  expect(figuresOf(10_10, 500, null)).toMatchObject({ feeCents: 51, holdCents: 10_61, remainingCents: null });
  expect(figuresOf(10_09, 500, null)).toMatchObject({ feeCents: 50 });
});

it('names the rate of a battle only where the fee came from it', () => {
  expect(
    figuresOfBattle({ stakeCents: 10_09, feeCents: 50, holdCents: 10_59, poolCents: 20_18 }, null).feeBasisPoints,
  ).toBe(500);
  expect(
    figuresOfBattle({ stakeCents: 50_00, feeCents: 1_00, holdCents: 51_00, poolCents: 100_00 }, null).feeBasisPoints,
  ).toBeNull();
});

it('shows what is missing as a negative remainder', () => {
  expect(figuresOf(50_00, 500, 52_49).remainingCents).toBe(-1);
  expect(figuresOf(50_00, 500, 52_50).remainingCents).toBe(0);
});
