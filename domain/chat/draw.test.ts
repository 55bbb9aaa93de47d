import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBelow, flipCoin, rollDice } from './draw.ts';

/** Bytes as if the system had drawn these 32-bit numbers. */
function drawing(...values: number[]) {
  const left = [...values];
  return (count: number): Uint8Array => {
    const bytes = new Uint8Array(count);
    const value = left.shift();
    if (value === undefined) throw new Error('drew more often than expected');
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  };
}

describe('drawBelow', () => {
  it('draws again what would make small numbers likelier', () => {
    const incomplete = 2 ** 32 - (2 ** 32 % 6);
    expect(drawBelow(drawing(incomplete, incomplete + 3, 7), 6)).toBe(1);
    expect(drawBelow(drawing(incomplete - 1), 6)).toBe(5);
  });

  it('gives every number equally many of the values that it takes, for any bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (below) => {
        expect((2 ** 32 - (2 ** 32 % below)) % below).toBe(0);
      }),
    );
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 0, max: 2 ** 31 }), (below, value) => {
        const drawn = drawBelow(drawing(value), below);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(below);
      }),
    );
  });

  it('reads a view into a larger buffer at its own place', () => {
    const pool = new Uint8Array([9, 9, 9, 9, 0, 0, 0, 5]);
    expect(drawBelow(() => pool.subarray(4), 100)).toBe(5);
  });
});

describe('rollDice and flipCoin', () => {
  it('says every die and the sum', () => {
    expect(rollDice(drawing(2, 4), { count: 2, sides: 6 })).toBe('2d6: 3 + 5 = 8');
    expect(rollDice(drawing(41), { count: 1, sides: 100 })).toBe('d100: 42');
  });

  it('flips either side', () => {
    expect(flipCoin(drawing(0))).toBe('Heads');
    expect(flipCoin(drawing(1))).toBe('Tails');
  });
});
