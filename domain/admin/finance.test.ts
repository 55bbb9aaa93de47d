import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DayFigures,
  type EndedPayment,
  PROCESSOR_P95_MS,
  measureProcessor,
  percentsOf,
  revenueOf,
  sumFigures,
} from './finance.ts';

test('shares are whole percents that together are the whole, or nothing of nothing', () => {
  expect(percentsOf([650, 280, 70])).toEqual([65, 28, 7]);
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentsOf([0, 0])).toEqual([0, 0]);
  expect(percentsOf([-5, 5])).toEqual([0, 100]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000, max: 1_000_000_00 }), { minLength: 1, maxLength: 6 }), (parts) => {
      const sum = percentsOf(parts).reduce((total, percent) => total + percent, 0);
      expect(sum).toBe(parts.some((part) => part > 0) ? 100 : 0);
    }),
  );
});

const NOTHING: DayFigures = sumFigures([]);

test('subscriptions are what coins paid for passes, at the most what coins brought, and counted once (AF-02)', () => {
  expect(revenueOf({ ...NOTHING, coinCents: 865_00, passCents: 84_00, contestFeeCents: 337_00 })).toEqual({
    coins: 781_00,
    'contest-fees': 337_00,
    subscriptions: 84_00,
    arcade: 0,
    'withdrawal-fees': 0,
  });
  // Paid with coins that were given away, and taken back after the days that are looked at.
  expect(revenueOf({ ...NOTHING, coinCents: 10_00, passCents: 15_00 })).toMatchObject({
    coins: 0,
    subscriptions: 10_00,
  });
  expect(revenueOf({ ...NOTHING, coinCents: 10_00, passCents: -15_00 })).toMatchObject({
    coins: 10_00,
    subscriptions: 0,
  });
  const cents = fc.integer({ min: -1_000_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(cents, cents, cents, (coinCents, passCents, arcadeCents) => {
      const parts = revenueOf({ ...NOTHING, coinCents, passCents, arcadeCents });
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(coinCents + arcadeCents);
      expect(parts.subscriptions).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the figures of some days are added one by one', () => {
  const day = { ...NOTHING, coinCents: 5_00, passCents: 1_00, payoutCents: 30 };
  expect(sumFigures([day, { ...day, payoutCents: -30, depositCents: 7 }])).toEqual({
    ...NOTHING,
    coinCents: 10_00,
    passCents: 2_00,
    depositCents: 7,
  });
});

const payments = (succeeded: number, failed: number, tookMs: number | null = 900): EndedPayment[] => [
  ...Array.from({ length: succeeded }, (_, n) => ({ succeeded: true, tookMs, at: n })),
  ...Array.from({ length: failed }, (_, n) => ({ succeeded: false, tookMs: null, at: 100 + n })),
];

test('a processor is degraded when too many payments fail or take too long, and unmeasured after few (AF-03)', () => {
  expect(measureProcessor([])).toEqual({
    state: 'unmeasured',
    successPercent: null,
    p95Ms: null,
    lastAt: null,
    payments: 0,
  });
  expect(measureProcessor(payments(2, 2)).state).toBe('unmeasured');
  expect(measureProcessor(payments(8, 2))).toEqual({
    state: 'operational',
    successPercent: 80,
    p95Ms: 900,
    lastAt: 101,
    payments: 10,
  });
  expect(measureProcessor(payments(7, 3))).toMatchObject({ state: 'degraded', successPercent: 70 });
  expect(measureProcessor(payments(5, 0, PROCESSOR_P95_MS)).state).toBe('operational');
  expect(measureProcessor(payments(5, 0, PROCESSOR_P95_MS + 1)).state).toBe('degraded');
  expect(measureProcessor(payments(5, 0, null))).toMatchObject({ state: 'operational', p95Ms: null });
});
