import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../tests/support/seed.ts';
import { EARLIER, type Reversal, hearReversal, takenBackOf } from './reversals.ts';

const fold = (told: readonly Reversal[], from: readonly Reversal[] = []): readonly Reversal[] =>
  told.reduce((known, one) => hearReversal(known, one) ?? known, from);
const of = (source: string, cents: number, version = 0): Reversal => ({ source, cents, version });

describe('what is taken back of a deposit', () => {
  it('is the sum of the last total of each dispute and of the refunds, and goes down with them', () => {
    const both = fold([of('dp_1', 1_000, 1), of('ch_1', 500, 7)]);
    expect(takenBackOf(both, 5_000)).toEqual({ takenCents: 1_500, beyondCents: 0 });
    expect(takenBackOf(fold([of('dp_1', 0, 2)], both), 5_000).takenCents).toBe(500);
    expect(takenBackOf(fold([of('ch_1', 5_000, 8)], both), 5_000)).toEqual({ takenCents: 5_000, beyondCents: 1_000 });
    expect(takenBackOf([], 5_000)).toEqual({ takenCents: 0, beyondCents: 0 });
  });

  it('takes the place of what was known without a ground', () => {
    expect(fold([of('dp_1', 0, 2)], [of(EARLIER, 5_000)])).toEqual([of('dp_1', 0, 2)]);
  });

  it('does not change by an inquiry, nor by a total that is older, or smaller of the same instant', () => {
    expect(hearReversal([], of('dp_1', 0))).toBeNull();
    const known = [of('ch_1', 3_000, 5)];
    for (const told of [of('ch_1', 9_000, 4), of('ch_1', 3_000, 5), of('ch_1', 1_000, 5)])
      expect(hearReversal(known, told)).toBeNull();
  });

  it('comes to the same in whatever order and however often the totals are told', () => {
    const totals = fc.array(
      fc.record({ source: fc.constantFrom('a', 'b', 'c'), cents: fc.nat(6_000), version: fc.nat(4) }),
      { maxLength: 12 },
    );
    const turned = totals.chain((told) =>
      fc.tuple(fc.constant(told), fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 })),
    );
    fc.assert(
      fc.property(turned, ([told, again]) => {
        expect(takenBackOf(fold(again), 5_000)).toEqual(takenBackOf(fold(told), 5_000));
      }),
      { numRuns: 500, seed: SEED },
    );
  });
});
