import { expect, it } from 'vitest';
import { payableCents, withinIncome } from './creator-payout.ts';

it('a payout of a creator takes $100 at the least and no more than the income that was not asked for (BC-04)', () => {
  const income = { earnedCents: 350_00, askedCents: 100_00 };
  expect(payableCents(income)).toBe(250_00);
  expect([99_99, 100_00, 250_00, 250_01].map((cents) => withinIncome(income, cents).ok)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(withinIncome(income, 99_99)).toMatchObject({
    refusal: { code: 'AMOUNT_OUT_OF_BOUNDS', field: 'amountCents', data: { minCents: 100_00, maxCents: 250_00 } },
  });
});

it('below $100 of income nothing is paid out, and what was asked for is never owed twice', () => {
  expect(withinIncome({ earnedCents: 99_99, askedCents: 0 }, 99_99).ok).toBe(false);
  expect(payableCents({ earnedCents: 100_00, askedCents: 150_00 })).toBe(0);
});
