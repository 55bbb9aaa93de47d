import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Origin, REFERRAL_TIERS, referralFault, tierOfReferrals } from './referral.ts';

describe('tiers of the referral programme (CR-05)', () => {
  it('begin where they say, and tell what is missing to the next', () => {
    expect([0, 4, 5, 14, 15, 39, 40, 99, 100, 5_000].map((wagers) => tierOfReferrals(wagers))).toEqual([
      { tier: 'starter', next: 'bronze', missing: 5, percent: 0 },
      { tier: 'starter', next: 'bronze', missing: 1, percent: 80 },
      { tier: 'bronze', next: 'silver', missing: 10, percent: 0 },
      { tier: 'bronze', next: 'silver', missing: 1, percent: 90 },
      { tier: 'silver', next: 'gold', missing: 25, percent: 0 },
      { tier: 'silver', next: 'gold', missing: 1, percent: 96 },
      { tier: 'gold', next: 'diamond', missing: 60, percent: 0 },
      { tier: 'gold', next: 'diamond', missing: 1, percent: 98 },
      { tier: 'diamond', next: null, missing: 0, percent: 100 },
      { tier: 'diamond', next: null, missing: 0, percent: 100 },
    ]);
  });

  it('never fall with one wager more, and the progress is whole, below 100 before the top, and reaches the next exactly', () => {
    const placeOf = (wagers: number) => REFERRAL_TIERS.findIndex(({ name }) => name === tierOfReferrals(wagers).tier);
    fc.assert(
      fc.property(fc.nat({ max: 400 }), (wagers) => {
        const { next, missing, percent } = tierOfReferrals(wagers);
        expect(placeOf(wagers + 1)).toBeGreaterThanOrEqual(placeOf(wagers));
        expect(Number.isInteger(percent)).toBe(true);
        if (next === null) return;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThan(100);
        expect(tierOfReferrals(wagers + missing)).toMatchObject({ tier: next });
        expect(tierOfReferrals(wagers + missing - 1).tier).toBe(tierOfReferrals(wagers).tier);
      }),
    );
  });
});

describe('a sign-up with a code', () => {
  const from = (userId: string, kind: Origin['kind'], hash: string): Origin => ({ userId, kind, hash });
  const faultOf = (...known: Origin[]) => referralFault('new', 'referrer', known);

  it('counts when the newcomer shares neither browser nor network with anybody around the referrer', () => {
    expect(faultOf()).toBeNull();
    expect(
      faultOf(
        from('new', 'browser', 'a'),
        from('new', 'network', 'b'),
        from('referrer', 'browser', 'c'),
        // The same hash of another kind is something else.
        from('referrer', 'network', 'a'),
        from('other', 'browser', 'b'),
      ),
    ).toBeNull();
  });

  it('is refused as a second account of the referrer, and as one of a ring; the stronger sign is told', () => {
    const newcomer = [from('new', 'browser', 'a'), from('new', 'network', 'b')];
    expect(faultOf(...newcomer, from('referrer', 'browser', 'a'))).toBe('own-browser');
    expect(faultOf(...newcomer, from('referrer', 'network', 'b'))).toBe('own-network');
    expect(faultOf(...newcomer, from('other', 'browser', 'a'))).toBe('ring-browser');
    expect(faultOf(...newcomer, from('other', 'network', 'b'))).toBe('ring-network');
    expect(faultOf(...newcomer, from('referrer', 'network', 'b'), from('other', 'browser', 'a'))).toBe('ring-browser');
  });

  it('is judged the same in whatever order the origins are known', () => {
    const origin = fc.record({
      userId: fc.constantFrom('new', 'referrer', 'one', 'two'),
      kind: fc.constantFrom('browser' as const, 'network' as const),
      hash: fc.constantFrom('a', 'b', 'c'),
    });
    fc.assert(
      fc.property(fc.array(origin, { maxLength: 12 }), (known) => {
        expect(faultOf(...known.toReversed())).toBe(faultOf(...known));
      }),
    );
  });
});
