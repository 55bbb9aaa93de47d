import { expect, test } from 'vitest';
import { processorWords, revenueOf } from './finance-words.ts';

test('a processor is told by how many payments succeeded and how long deposits took (AF-03)', () => {
  const sandbox = { __typename: 'Processor', name: 'sandbox', state: 'OPERATIONAL', lastAt: 5 } as const;
  const of = (payments: number, successPercent: number | null, p95Ms: number | null) =>
    processorWords({ ...sandbox, payments, successPercent, p95Ms });
  expect(of(0, null, null)).toBe('No payment in the last 7 days');
  expect(of(1, 100, null)).toBe('100% of 1 payment succeeded');
  expect(of(12, 91, 940.4)).toBe('91% of 12 payments succeeded · 95 of 100 deposits within 940 ms');
  expect(of(12, 91, 3_040)).toBe('91% of 12 payments succeeded · 95 of 100 deposits within 3.0 s');
});

test('the revenue of a day is what all sources brought, losses taken off', () => {
  expect(revenueOf({ coinCents: 500, contestFeeCents: 120, arcadeCents: -20, withdrawalFeeCents: 250 })).toBe(850);
});
