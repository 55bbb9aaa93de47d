import { expect, it } from 'vitest';
import { COIN_BUNDLES, bundleCents, isCoinBundle } from './coin-bundles.ts';

it('sells three bundles, each at a cent a coin', () => {
  expect(COIN_BUNDLES.map((coins) => [coins, bundleCents(coins)])).toEqual([
    [500, 5_00],
    [1_000, 10_00],
    [2_500, 25_00],
  ]);
  expect(COIN_BUNDLES.every(isCoinBundle)).toBe(true);
});

it.each([0, 1, -500, 499, 501, 2_500.5, 3_500, Number.NaN])('sells no %s', (coins) => {
  expect(isCoinBundle(coins)).toBe(false);
});
