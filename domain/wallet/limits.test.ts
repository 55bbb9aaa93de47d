import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, MINUTE, utcDay, utcMonth } from '../shared/time.ts';
import {
  DEPOSIT_LIMITS,
  STAKE_CENTS_PER_DAY_MAX,
  WITHDRAWAL_LIMITS,
  withinDailyStakes,
  withinMoneyLimit,
} from './limits.ts';

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

it('knows what each tier may pay in and out in a day and in a month', () => {
  expect(DEPOSIT_LIMITS).toEqual({
    unverified: { dayCents: 100_00, monthCents: 500_00 },
    verified: { dayCents: 2_500_00, monthCents: 10_000_00 },
    vip: { dayCents: 10_000_00, monthCents: 50_000_00 },
  });
  expect(WITHDRAWAL_LIMITS).toEqual({
    unverified: { dayCents: 50_00, monthCents: 200_00 },
    verified: { dayCents: 1_000_00, monthCents: 5_000_00 },
    vip: { dayCents: 5_000_00, monthCents: 25_000_00 },
  });
});

it('lets money through up to the last cent of the day and of the month, and says which of them is used up', () => {
  const limit = { dayCents: 100_00, monthCents: 500_00 };
  const refusalOf = (dayCents: number, monthCents: number, cents: number) => {
    const ruling = withinMoneyLimit(limit, { dayCents, monthCents }, cents);
    return ruling.ok ? null : ruling.refusal;
  };
  expect([refusalOf(0, 0, 100_00), refusalOf(60_00, 460_00, 40_00)]).toEqual([null, null]);
  expect(refusalOf(60_00, 60_00, 40_01)).toEqual({
    code: 'LIMIT_EXCEEDED',
    field: 'amountCents',
    data: { period: 'day', maxCents: 100_00, leftCents: 40_00 },
  });
  expect(refusalOf(0, 460_00, 40_01)).toEqual({
    code: 'LIMIT_EXCEEDED',
    field: 'amountCents',
    data: { period: 'month', maxCents: 500_00, leftCents: 40_00 },
  });
  expect(refusalOf(130_00, 130_00, 1)?.data, 'after a tier was lowered').toMatchObject({ leftCents: 0 });
});

it('holds in every UTC day and month of 10,000 random instants around their ends', () => {
  const tiers = ['unverified', 'verified', 'vip'] as const;
  // Months of each length, in a leap year and over a new year; minutes before and after each of their midnights.
  const ends = Array.from({ length: 15 }, (_, month) => Date.UTC(2027, 11 + month, 1));
  const midnight = fc.constantFrom(...ends.flatMap((end) => [end - DAY, end, end + DAY]));
  const instant = fc.tuple(midnight, fc.integer({ min: -5 * MINUTE, max: 5 * MINUTE }));
  const payments = fc.array(fc.tuple(instant, fc.integer({ min: 1, max: 2_000_00 })), { minLength: 40, maxLength: 60 });
  let instants = 0;
  fc.assert(
    fc.property(fc.constantFrom(...tiers), payments, (tier, wanted) => {
      const limit = DEPOSIT_LIMITS[tier];
      const sums = new Map<string, number>();
      const paid = (period: string) => sums.get(period) ?? 0;
      for (const [[end, offset], cents] of wanted) {
        const [day, month] = [utcDay(end + offset), utcMonth(end + offset)];
        const used = { dayCents: paid(day), monthCents: paid(month) };
        const isLet = withinMoneyLimit(limit, used, cents).ok;
        const fits = paid(day) + cents <= limit.dayCents && paid(month) + cents <= limit.monthCents;
        expect(isLet).toBe(fits);
        if (isLet) for (const period of [day, month]) sums.set(period, paid(period) + cents);
        instants++;
      }
      for (const [period, cents] of sums)
        expect(cents).toBeLessThanOrEqual(period.length === 7 ? limit.monthCents : limit.dayCents);
    }),
    { numRuns: 250 },
  );
  expect(instants).toBeGreaterThanOrEqual(10_000);
});
