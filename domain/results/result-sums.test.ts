import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX } from '../shared/money.ts';
import { sumsOf } from './result-sums.ts';

describe('sumsOf', () => {
  it.each([
    [10_00, 50, true, 10_00, 20_00, 9_50],
    [10_00, 50, false, -10_00, 0, -10_50],
    [50_00, 2_50, true, 50_00, 100_00, 47_50],
    [50_00, 0, false, -50_00, 0, -50_00],
    [1, 0, true, 1, 2, 1],
  ])('a stake of %i with a fee of %i, won: %s', (stakeCents, feeCents, hasWon, signed, paidCents, netCents) => {
    expect(sumsOf({ stakeCents, feeCents }, hasWon)).toEqual({
      hasWon,
      stakeCents: signed,
      paidCents,
      feeCents,
      netCents,
    });
  });

  it('adds up: what is paid less what was held is the net, and the two of a battle lose both fees together', () => {
    const cents = fc.integer({ min: 0, max: AMOUNT_MAX });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (stakeCents, feeCents, hasWon) => {
        const terms = { stakeCents, feeCents };
        const [own, other] = [sumsOf(terms, hasWon), sumsOf(terms, !hasWon)];
        expect(own.netCents).toBe(own.paidCents - stakeCents - feeCents);
        expect(own.netCents + other.netCents).toBe(-2 * feeCents);
      }),
    );
  });
});
