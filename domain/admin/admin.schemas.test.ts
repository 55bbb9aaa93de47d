import { expect, test } from 'vitest';
import { balanceAdjustment, signedAmountOf } from './admin.schemas.ts';

test('an amount is signed, in cents or whole coins, and never nothing (AU-04)', () => {
  expect(['20', '+20.5', '-0.01', '\u22123.10', ' 7 '].map((text) => signedAmountOf(text, 'USD'))).toEqual([
    20_00, 20_50, -1, -3_10, 7_00,
  ]);
  expect(
    ['', '0', '-0.00', '1.234', '12345678', '1e3', '$5', '--1'].map((text) => signedAmountOf(text, 'USD')),
  ).toEqual(Array.from({ length: 8 }, () => null));
  expect(['-250', '2.5'].map((text) => signedAmountOf(text, 'BC'))).toEqual([-250, null]);
});

test('an adjustment needs an amount and a reason', () => {
  const filled = { currency: 'USD', amount: '-5', reason: 'Paid twice.', proof: '' } as const;
  expect(balanceAdjustment.safeParse(filled).success).toBe(true);
  expect(balanceAdjustment.safeParse({ ...filled, amount: '' }).success).toBe(false);
  expect(balanceAdjustment.safeParse({ ...filled, reason: '  ' }).success).toBe(false);
});
