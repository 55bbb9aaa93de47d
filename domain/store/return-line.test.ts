import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoughtLine, type PaidOrder, coinsReturned, returnLine, stateOfLine } from './return-line.ts';
import { paidFor } from './gift.ts';
import { coinsBack, loyaltyOf } from './loyalty.ts';

const whole: BoughtLine = { kind: 'item', isReturned: false, isWhole: true };
const admin = { id: 'a', role: 'administrator' } as const;
const buyer = { id: 'b', status: 'active' };
const codeOf = (...given: Parameters<typeof returnLine>) => {
  const ruling = returnLine(...given);
  return ruling.ok ? 'ok' : ruling.refusal.code;
};

describe('a line that is taken back', () => {
  it('is somebody else’s, whole and not taken back before', () => {
    expect(codeOf(admin, buyer, whole)).toBe('ok');
    expect(codeOf({ ...admin, role: 'senior_moderator' }, buyer, whole)).toBe('FORBIDDEN');
    expect(codeOf(admin, { ...buyer, id: 'a' }, whole)).toBe('OWN_MONEY');
    expect(codeOf(admin, { ...buyer, status: 'closed' }, whole)).toBe('NOT_FOUND');
    expect(codeOf(admin, buyer, { ...whole, isWhole: false })).toBe('LINE_USED');
    expect(codeOf(admin, buyer, { ...whole, kind: 'coins' })).toBe('ok');
    expect(codeOf(admin, buyer, { ...whole, kind: 'coins', isWhole: false })).toBe('LINE_MONEY');
    expect(codeOf(admin, buyer, { ...whole, isWhole: false, isReturned: true })).toBe('LINE_RETURNED');
    expect(stateOfLine({ ...whole, isReturned: true })).toBe('returned');
  });

  it('brings back what was paid for it, less what loyalty gave back', () => {
    const order = { discountCoins: 0, paidCoins: 750, backCoins: 75, lines: [{ coins: 750, isGift: false }] };
    expect(coinsReturned(order, 750)).toBe(675);
    const cheaper = { discountCoins: 150, paidCoins: 600, backCoins: 60, lines: [{ coins: 750, isGift: false }] };
    expect(coinsReturned(cheaper, 750)).toBe(540);
    const gift = { discountCoins: 0, paidCoins: 800, backCoins: 0, lines: [{ coins: 800, isGift: true }] };
    expect(coinsReturned(gift, 0)).toBe(0);
  });

  it('never brings back more than the order has cost, whatever is in it and however it was cheaper', () => {
    const line = fc.record({ coins: fc.integer({ min: 1, max: 80_000 }), isGift: fc.boolean() });
    const terms = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      percent: fc.integer({ min: 0, max: 20 }),
      spentCents: fc.integer({ min: 0, max: 3_000_00 }),
    });
    fc.assert(
      fc.property(terms, ({ lines, percent, spentCents }) => {
        const coins = lines.reduce((sum, one) => sum + one.coins, 0);
        const discountCoins = Math.floor((coins * percent) / 100);
        const paidCoins = coins - discountCoins;
        const gifts = lines.reduce((sum, one) => sum + (one.isGift ? one.coins : 0), 0);
        const bringsBack = paidCoins - paidFor(gifts, coins, paidCoins);
        const order: PaidOrder = {
          discountCoins,
          paidCoins,
          backCoins: coinsBack(bringsBack, loyaltyOf(spentCents)),
          lines,
        };
        const returned = lines
          .filter(({ isGift }) => !isGift)
          .reduce((sum, one) => sum + coinsReturned(order, one.coins), 0);
        expect(returned).toBeLessThanOrEqual(bringsBack - order.backCoins);
        expect(returned).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
