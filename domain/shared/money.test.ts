import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, centsOf, decimalOf, isAmount, shareOf } from './money.ts';

describe('shareOf', () => {
  it('rounds half up to the cent (BC-01, C-07)', () => {
    // 5% of 10 cents is half a cent; of 9 cents it is less, of 11 more.
    expect([9, 10, 11, 29, 30, 31].map((cents) => shareOf(cents, 500))).toEqual([0, 1, 1, 1, 2, 2]);
    expect(shareOf(50_00, 500)).toBe(2_50);
  });

  it('is the exact share to within half a cent, and above it when in doubt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: AMOUNT_MAX / 1_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, points) => {
          const exact = BigInt(amount) * BigInt(points);
          const error = BigInt(shareOf(amount, points)) * 10_000n - exact;
          expect(error > -5_000n && error <= 5_000n).toBe(true);
        },
      ),
    );
  });

  it('takes nothing at 0% and everything at 100%', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect([shareOf(amount, 0), shareOf(amount, 10_000)]).toEqual([0, amount]);
      }),
    );
  });
});

describe('decimal strings (C-25)', () => {
  it('come back as the cents they were written from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: AMOUNT_MAX - 1 }), (cents) => {
        expect(centsOf(decimalOf(cents))).toBe(cents);
      }),
    );
  });

  it('have two places and a sign in front', () => {
    expect([0, 5, 50, 1_00, 1247_50, -5, -1247_50].map(decimalOf)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '1247.50',
      '-0.05',
      '-1247.50',
    ]);
  });

  it('may leave out cents and carry spaces around', () => {
    expect(['50', '50.5', '50.05', ' 7 ', '0'].map(centsOf)).toEqual([50_00, 50_50, 50_05, 7_00, 0]);
  });

  it.each([
    '',
    ' ',
    '.',
    '5.',
    '.5',
    '-5',
    '+5',
    '1,000',
    '1e3',
    '0x10',
    '5.001',
    '١',
    'NaN',
    'Infinity',
    '5 0',
    '12345678901',
  ])('refuses %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });
});

describe('isAmount', () => {
  it('takes whole numbers up to the bound, both signs', () => {
    expect([0, 1, -1, AMOUNT_MAX, -AMOUNT_MAX].every(isAmount)).toBe(true);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, AMOUNT_MAX + 1, -AMOUNT_MAX - 1, '5', null, undefined, 5n])(
    'refuses %s',
    (value) => {
      expect(isAmount(value)).toBe(false);
    },
  );
});
