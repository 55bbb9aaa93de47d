import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING_BROUGHT, type Seat, changeOf, correctionLegs, duesOf, netOf } from './corrections.ts';

const NONE = { stake: 0, fee: 0 };
const seats = (stake: number, fee: number): Seat[] => [
  { userId: 'one', stake, fee, isGuarantee: false, earlier: NONE },
  { userId: 'other', stake, fee, isGuarantee: false, earlier: NONE },
];
const won = (userId: string) => [{ userId, parts: 1 }];

it('finds the difference of two outcomes, whose sum the house gives or keeps', () => {
  const paid = duesOf(seats(50_00, 2_50), won('one'));
  const void_ = duesOf(seats(50_00, 2_50), null);
  expect(paid.get('one')).toEqual({ ...NOTHING_BROUGHT, payout: 100_00 });
  expect(void_.get('one')).toEqual({ ...NOTHING_BROUGHT, refund: 50_00, fee: 2_50 });
  const change = changeOf(paid.get('one') ?? NOTHING_BROUGHT, void_.get('one') ?? NOTHING_BROUGHT);
  expect(netOf(change)).toBe(-47_50);
});

it('gives an earlier seat back whatever the outcome', () => {
  const [one, other] = seats(50_00, 2_50);
  if (!one || !other) throw new Error('two seats');
  const again = { ...one, earlier: { stake: 50_00, fee: 2_50 } };
  expect(duesOf([again, other], won('other')).get('one')).toEqual({ ...NOTHING_BROUGHT, refund: 50_00, fee: 2_50 });
});

it('pays out what was added to the pool, and gives it back where nobody has won', () => {
  const added: Seat = { userId: 'organiser', stake: 30_00, fee: 0, isGuarantee: true, earlier: NONE };
  const paid = duesOf([...seats(50_00, 2_50), added], won('one'));
  expect([paid.get('one'), paid.get('organiser')]).toEqual([{ ...NOTHING_BROUGHT, payout: 130_00 }, NOTHING_BROUGHT]);
  const void_ = duesOf([...seats(50_00, 2_50), added], null);
  expect(void_.get('organiser')).toEqual({ ...NOTHING_BROUGHT, guarantee: 30_00 });
});

it('balances every part to the cent, owes exactly what is missing, and takes no more from the wallet than it holds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_00, max: 1_000_00 }),
      fc.integer({ min: 0, max: 50_00 }),
      fc.integer({ min: 0, max: 2_000_00 }),
      fc.constantFrom(null, 'one', 'other'),
      fc.constantFrom(null, 'one', 'other'),
      (stake, fee, balance, before, after) => {
        const dues = (winner: string | null) => duesOf(seats(stake, fee), winner === null ? null : won(winner));
        for (const userId of ['one', 'other']) {
          const change = changeOf(
            dues(before).get(userId) ?? NOTHING_BROUGHT,
            dues(after).get(userId) ?? NOTHING_BROUGHT,
          );
          if (netOf(change) === 0) continue;
          const missing = Math.max(0, -netOf(change) - balance);
          const legs = correctionLegs('b', userId, change, missing);
          const sumOf = (account: string) =>
            legs.filter(({ accountId }) => accountId === account).reduce((sum, { amount }) => sum + amount, 0);
          expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
          expect(sumOf(`house:debt:${userId}`)).toBe(missing === 0 ? 0 : -missing);
          expect(sumOf(`user:${userId}:USD`)).toBe(netOf(change) + missing);
          expect(balance + sumOf(`user:${userId}:USD`)).toBeGreaterThanOrEqual(0);
          expect(legs.length).toBeLessThanOrEqual(5);
        }
      },
    ),
  );
});
