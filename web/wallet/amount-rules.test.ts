import { beforeAll, expect, test } from 'vitest';
import { type FundLimits, type Funds, depositFault, withdrawalFault, withdrawalMostCents } from './amount-rules.ts';
import { fetchSentences } from '../data/sentences.ts';

beforeAll(async () => {
  await fetchSentences();
});

const used = (maxCents: number, usedCents = 0) => ({ __typename: 'UsedLimit', maxCents, usedCents }) as const;

const LIMITS: FundLimits = {
  __typename: 'FundLimits',
  tier: 'VERIFIED',
  stakeDay: used(5_000_00),
  depositDay: used(2_500_00, 2_450_00),
  depositMonth: used(10_000_00, 2_450_00),
  withdrawalDay: used(1_000_00),
  withdrawalMonth: used(5_000_00, 4_900_00),
  withdrawalFeeCents: 2_50,
  withdrawalMinCents: 10_00,
  depositMinCents: 5_00,
  secondFactorAboveCents: 100_00,
};
const FUNDS: Funds = {
  __typename: 'Funds',
  availableCents: 200_00,
  withdrawableCents: 60_00,
  lockedCents: 140_00,
  unlocksAt: 1,
  debtCents: 0,
  holds: [],
};

test.each([
  [null, 'Enter an amount like 50 or 12.50.'],
  [4_99, 'Choose an amount between $5.00 and $50,000.00.'],
  [5_00, null],
  [50_00, null],
  [50_01, 'Your account’s limit for this is $2,500.00 a day. You have $50.00 left.'],
])('a deposit of %s cents answers %s', (cents, fault) => {
  expect(depositFault(cents, LIMITS)).toBe(fault);
});

test.each([
  [9_99, 'The minimum is $10.00.'],
  [10_00, null],
  [57_50, null],
  [57_51, 'You need $60.01 with the $2.50 fee, and you can withdraw $60.00.'],
  [100_01, 'Your account’s limit for this is $5,000.00 a month. You have $100.00 left.'],
])('a withdrawal of %s cents answers %s', (cents, fault) => {
  expect(withdrawalFault(cents, LIMITS, FUNDS)).toBe(fault);
});

test('the most that can be withdrawn leaves room for the fee and is never refused', () => {
  const most = withdrawalMostCents(LIMITS, FUNDS);
  expect(most).toBe(57_50);
  expect(withdrawalFault(most, LIMITS, FUNDS)).toBeNull();
  expect(withdrawalMostCents(LIMITS, { ...FUNDS, withdrawableCents: 12_49 })).toBe(0);
});
