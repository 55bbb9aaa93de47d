import { expect, it } from 'vitest';
import { isWithinBand } from './coin-flow.ts';

it('a day lies within the band up to both of its ends, whatever was minted and burned besides', () => {
  const band = { mintedMost: 100, burnedMost: 50 };
  const within = (minted: number, burned: number) => isWithinBand({ minted, burned }, band);
  expect([within(0, 0), within(100, 0), within(1_100, 1_000), within(0, 50), within(950, 1_000)]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect([within(101, 0), within(1_101, 1_000), within(0, 51), within(949, 1_000)]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
