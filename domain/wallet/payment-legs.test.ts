import { expect, test } from 'vitest';
import {
  chargebackLegs,
  debtLegs,
  depositLegs,
  withdrawalComebackLegs,
  withdrawalLegs,
  withdrawalPayoutLegs,
  withdrawalReturnLegs,
} from './payment-legs.ts';

const sum = (legs: readonly { amount: number }[]): number => legs.reduce((total, { amount }) => total + amount, 0);

test.each([2_50, 0])(
  'every step of a payment balances, and whatever goes into escrow comes out of it, with a fee of %i',
  (feeCents) => {
    const withdrawal = { id: 'w', userId: 'u', amountCents: 60_00, feeCents };
    expect(sum(depositLegs('u', 50_00))).toBe(0);
    const steps = [withdrawalLegs(withdrawal), withdrawalReturnLegs(withdrawal), withdrawalPayoutLegs(withdrawal)];
    const escrow = steps.map((legs) => {
      expect(sum(legs)).toBe(0);
      expect(legs.every(({ amount }) => amount !== 0)).toBe(true);
      return sum(legs.filter(({ accountId }) => accountId === 'escrow:w'));
    });
    expect(escrow).toEqual([60_00 + feeCents, -60_00 - feeCents, -60_00 - feeCents]);
  },
);

test('money and fee go where they belong, each leg by its name', () => {
  const withdrawal = { id: 'w', userId: 'u', amountCents: 60_00, feeCents: 2_50 };
  expect(depositLegs('u', 50_00)).toEqual([
    { accountId: 'external:USD', kind: 'deposit', amount: -50_00 },
    { accountId: 'user:u:USD', kind: 'deposit', amount: 50_00 },
  ]);
  expect(withdrawalLegs(withdrawal)).toEqual([
    { accountId: 'user:u:USD', kind: 'withdrawal', amount: -60_00 },
    { accountId: 'user:u:USD', kind: 'fee', amount: -2_50 },
    { accountId: 'escrow:w', kind: 'withdrawal', amount: 62_50 },
  ]);
  expect(withdrawalReturnLegs(withdrawal)).toEqual([
    { accountId: 'escrow:w', kind: 'refund', amount: -62_50 },
    { accountId: 'user:u:USD', kind: 'refund', amount: 60_00 },
    { accountId: 'user:u:USD', kind: 'fee', amount: 2_50 },
  ]);
  const paid = withdrawalPayoutLegs(withdrawal);
  expect(paid.slice(0, 2)).toEqual([
    { accountId: 'escrow:w', kind: 'withdrawal', amount: -62_50 },
    { accountId: 'external:USD', kind: 'withdrawal', amount: 60_00 },
  ]);
  expect(paid[2]).toMatchObject({ kind: 'fee', amount: 2_50 });
  expect(paid[2]?.accountId).toMatch(/^house:fees:USD:\d+$/);
  const back = [...paid, ...withdrawalComebackLegs(withdrawal)];
  const leftOn = (accountId: string) => sum(back.filter((leg) => leg.accountId === accountId));
  expect([leftOn('external:USD'), leftOn(paid[2]?.accountId ?? ''), leftOn('user:u:USD')]).toEqual([0, 0, 62_50]);
});

test('what a bank takes back comes from the wallet as far as it goes, the rest is owed and paid from what comes in', () => {
  const taken = (heldCents: number) =>
    chargebackLegs({ userId: 'u', amountCents: 50_00 }, heldCents).map(({ accountId, amount }) => [accountId, amount]);
  expect(taken(50_00)).toEqual([
    ['user:u:USD', -50_00],
    ['external:USD', 50_00],
  ]);
  expect(taken(20_00)).toEqual([
    ['user:u:USD', -20_00],
    ['house:debt:u', -30_00],
    ['external:USD', 50_00],
  ]);
  expect(taken(0)).toEqual([
    ['house:debt:u', -50_00],
    ['external:USD', 50_00],
  ]);
  expect(debtLegs('u', 30_00)).toEqual([
    { accountId: 'user:u:USD', kind: 'chargeback', amount: -30_00 },
    { accountId: 'house:debt:u', kind: 'chargeback', amount: 30_00 },
  ]);
});
