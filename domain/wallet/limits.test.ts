import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STAKE_CENTS_PER_DAY_MAX, withinDailyStakes } from './limits.ts';

const TIERS = [
  ['unverified', 500_00],
  ['verified', 5_000_00],
  ['vip', 25_000_00],
] as const;

it('allows a verified player $5,000 a day (C-12)', () => {
  expect(STAKE_CENTS_PER_DAY_MAX).toEqual(Object.fromEntries(TIERS));
});

it.each(TIERS)('lets %s stake up to the last cent of the day and not one more (RO-04)', (tier, max) => {
  expect(withinDailyStakes(tier, max - 5_00, 5_00)).toEqual({ ok: true, value: null });
  expect(withinDailyStakes(tier, max - 5_00, 5_01)).toEqual({
    ok: false,
    refusal: { code: 'LIMIT_EXCEEDED', field: 'stakeCents', data: { maxCents: max, leftCents: 5_00 } },
  });
});

it('never says that less than nothing is left, even after a tier was lowered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_00, max: 9_000_00 }), fc.integer({ min: 1, max: 1_000_00 }), (staked, stake) => {
      const ruling = withinDailyStakes('unverified', staked, stake);
      expect(ruling.ok ? -1 : ruling.refusal.data?.['leftCents']).toBe(0);
    }),
  );
});
