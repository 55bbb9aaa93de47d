import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { type Gift, GIFT_LIFE, GIFT_STATES, claimGift, endOfGift, giftItems, isOwnAddress, paidFor } from './gift.ts';

const GIFT: Gift = { buyerId: 'buyer', state: 'sent', claimedBy: null, expiresAt: GIFT_LIFE };
const items = giftItems('friend-starter') ?? [];
const claim = (gift: Partial<Gift>, userId = 'friend', owned: readonly string[] = [], now = 5) =>
  claimGift({ ...GIFT, ...gift }, items, userId, new Set(owned), now);

describe('a gift', () => {
  it('has something in it that crates do not bring, for each product that is one', () => {
    for (const { content } of CATALOGUE.filter(({ kind }) => kind === 'gift'))
      expect(giftItems(content)?.map(({ slot, isDrawn }) => [slot, isDrawn])).toEqual([
        ['title', false],
        ['frame', false],
      ]);
    expect([giftItems(''), giftItems('toString')]).toEqual([undefined, undefined]);
  });

  it('brings whoever claims it what that player has not got yet, until its time has come', () => {
    expect(claim({})).toEqual({ ok: true, value: items });
    expect(claim({}, 'friend', ['starter-frame'])).toMatchObject({ value: [{ id: 'rising-star-title' }] });
    expect(claim({}, 'friend', ['starter-frame', 'rising-star-title'])).toMatchObject({
      refusal: { code: 'GIFT_HAD' },
    });
    expect(claim({}, 'friend', [], GIFT_LIFE)).toMatchObject({ refusal: { code: 'GIFT_GONE' } });
  });

  it('is claimed once, and not by who bought it', () => {
    for (const state of GIFT_STATES)
      if (state !== 'sent') expect(claim({ state })).toMatchObject({ refusal: { code: 'GIFT_GONE' } });
    expect(claim({}, 'buyer')).toMatchObject({ refusal: { code: 'ONESELF' } });
    expect([
      isOwnAddress(' Me@Example.com', 'me@example.COM'),
      isOwnAddress('you@example.com', 'me@example.com'),
    ]).toEqual([true, false]);
  });

  it('goes back when its time has come, unless nobody is there any more whom it could go to', () => {
    expect([
      endOfGift(GIFT, true, GIFT_LIFE - 1),
      endOfGift(GIFT, true, GIFT_LIFE),
      endOfGift(GIFT, false, GIFT_LIFE),
      endOfGift({ ...GIFT, state: 'claimed' }, true, GIFT_LIFE),
    ]).toEqual([null, 'returned', 'lapsed', null]);
  });

  it('returns no more than was paid for it, whatever a code has taken off', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(99), (gifts, others, percent) => {
        const coins = gifts + others;
        const pay = coins - Math.floor((coins * percent) / 100);
        const back = paidFor(gifts, coins, pay);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(Math.min(gifts, pay));
        expect(back + paidFor(others, coins, pay)).toBeLessThanOrEqual(pay);
      }),
    );
  });
});
