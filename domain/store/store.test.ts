import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PASS_TIERS,
  PASS_TRACKS,
  XP_PER_TIER,
  claimPass,
  claimableTiers,
  mayClaimTier,
  passRewards,
  passTier,
  rewardKey,
} from './battle-pass.ts';
import { findItem } from './items.ts';
import { LOYALTY_TIERS, coinsBack, loyaltyOf } from './loyalty.ts';
import {
  ODDS_TABLES,
  OPENINGS_SHOWN_FROM,
  type OddsTable,
  type Rarity,
  Z_99,
  Z_99_9,
  Z_99_99,
  realisedOdds,
  wilsonInterval,
} from './odds.ts';
import { type Buyer, PROMO_CODES, type PromoCode, discountOf, findPromoCode, promoReason } from './promo-codes.ts';

describe('realised odds', () => {
  it('lie in an interval that reads 0.45 to 2.19 % for ten of a thousand, and all of it for none', () => {
    const [least, most] = wilsonInterval(10, 1_000, Z_99);
    expect([least.toFixed(4), most.toFixed(4)]).toEqual(['0.0045', '0.0219']);
    expect(wilsonInterval(0, 0, Z_99)).toEqual([0, 1]);
    expect([wilsonInterval(0, 50, Z_99)[0], wilsonInterval(50, 50, Z_99)[1]]).toEqual([0, 1]);
  });

  it('have an interval around what came, that narrows with the count and widens with the certainty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (count, n) => {
        const hits = n % (count + 1);
        const [least, most] = wilsonInterval(hits, count, Z_99);
        expect([least >= 0, most <= 1, least <= hits / count, hits / count <= most]).toEqual([true, true, true, true]);
        const [wideLeast, wideMost] = wilsonInterval(hits, count, Z_99_99);
        expect([wideLeast <= least, wideMost >= most]).toEqual([true, true]);
        const [narrowLeast, narrowMost] = wilsonInterval(10 * hits, 10 * count, Z_99);
        expect(narrowMost - narrowLeast).toBeLessThan(most - least);
      }),
    );
    expect(Z_99 < Z_99_9 && Z_99_9 < Z_99_99).toBe(true);
  });

  it('name the rarity that comes too often', () => {
    const table = ODDS_TABLES.find(({ id }) => id === 'mystery-chest') as OddsTable;
    const came = new Map<Rarity, number>([
      ['legendary', 40],
      ['epic', 50],
      ['rare', 150],
      ['common', 760],
    ]);
    const [legendary, ...rest] = realisedOdds(table, came, Z_99);
    expect(legendary).toMatchObject({ rarity: 'legendary', stated: 0.01, realised: 0.04, isWithin: false });
    expect(rest.map(({ isWithin }) => isWithin)).toEqual([true, true, true]);
    expect(realisedOdds(table, new Map(), Z_99).every(({ isWithin, realised }) => isWithin && realised === 0)).toBe(
      true,
    );
    expect(OPENINGS_SHOWN_FROM).toBe(500);
  });
});

describe('a promo code', () => {
  const codeOf = (text: string): PromoCode => {
    const found = findPromoCode(text);
    if (!found) throw new Error(`${text} is unknown`);
    return found;
  };
  const buyer: Buyer = { usedCodes: [], purchases: 0, isCreator: false };

  it('is known in any letters, and three are', () => {
    expect(PROMO_CODES.map(({ code, percent }) => `${code} ${percent}`)).toEqual([
      'INVESTOR20 20',
      'WELCOME10 10',
      'STREAMER15 15',
    ]);
    expect([findPromoCode(' welcome10 ')?.code, findPromoCode('WELCOME11'), findPromoCode('')]).toEqual([
      'WELCOME10',
      null,
      null,
    ]);
  });

  it('takes its percent off, rounded down', () => {
    expect([
      discountOf(999, codeOf('INVESTOR20')),
      discountOf(300, codeOf('STREAMER15')),
      discountOf(9, codeOf('WELCOME10')),
    ]).toEqual([199, 45, 0]);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(...PROMO_CODES), (coins, code) => {
        const discount = discountOf(coins, code);
        expect(Number.isInteger(discount) && 100 * discount <= coins * code.percent).toBe(true);
        expect(100 * (discount + 1) > coins * code.percent).toBe(true);
      }),
    );
  });

  it('is good once, WELCOME10 for a first purchase alone, STREAMER15 for creators alone, and says why not', () => {
    const reason = (code: string, over: Partial<Buyer> = {}) => promoReason(codeOf(code), { ...buyer, ...over });
    expect([
      reason('INVESTOR20'),
      reason('INVESTOR20', { purchases: 9 }),
      reason('INVESTOR20', { usedCodes: ['INVESTOR20'] }),
    ]).toEqual([null, null, 'used']);
    expect([reason('WELCOME10'), reason('WELCOME10', { purchases: 1 })]).toEqual([null, 'not-first-purchase']);
    expect([reason('STREAMER15'), reason('STREAMER15', { isCreator: true })]).toEqual(['not-creator', null]);
  });
});

describe('loyalty', () => {
  it('is Gold with 10 % back at $750, on the way to Platinum at $1,000', () => {
    expect(loyaltyOf(750_00)).toEqual({
      tier: 'gold',
      backPercent: 10,
      spentCents: 750_00,
      next: { tier: 'platinum', fromCents: 1_000_00 },
    });
  });

  it('rises with what was spent, never falls, and has a top', () => {
    expect(
      [0, 99_99, 100_00, 499_99, 500_00, 999_99, 1_000_00, 2_500_00].map((cents) => loyaltyOf(cents).tier),
    ).toEqual(['bronze', 'bronze', 'silver', 'silver', 'gold', 'gold', 'platinum', 'diamond']);
    expect([loyaltyOf(9_999_00).next, loyaltyOf(9_999_00).tier]).toEqual([null, LOYALTY_TIERS.at(-1)]);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (spent, more) => {
        expect(loyaltyOf(spent + more).backPercent).toBeGreaterThanOrEqual(loyaltyOf(spent).backPercent);
      }),
    );
  });

  it('gives back whole coins, rounded down', () => {
    expect([coinsBack(999, { backPercent: 10 }), coinsBack(9, { backPercent: 10 })]).toEqual([99, 0]);
  });
});

describe('a battle pass', () => {
  const holder = { seasonXp: 3 * XP_PER_TIER, hasPaid: false, claimed: new Set<string>() };

  it.each(['season-1', 'season-2', 'season-3'])(
    'of %s pays back fewer coins over both tracks than the pass costs with the largest discount and the most that comes back',
    (season) => {
      const all = PASS_TRACKS.flatMap((track) => passRewards(season, track));
      const coins = all.reduce((sum, reward) => sum + reward.coins, 0);
      const paid = 1_500 - discountOf(1_500, { percent: Math.max(...PROMO_CODES.map(({ percent }) => percent)) });
      expect(coins).toBe(1_000);
      expect(coins).toBeLessThan(paid - coinsBack(paid, loyaltyOf(10_000_00)));
      for (const { item, coins: brought, credits } of all) {
        expect(item !== null || brought > 0).toBe(credits === 0);
        if (item !== null) expect(findItem(item)?.isDrawn).toBe(false);
      }
    },
  );

  it('is claimed while its season runs, up to the day’s cap, and what is left out waits whole', () => {
    const season = { id: 'season-1', startsAt: 10, endsAt: 20 };
    const whole = { seasonXp: 10_000, hasPaid: true, claimed: new Set<string>(), owned: new Set<string>() };
    const codes = [
      claimPass(null, whole, 0, 10),
      claimPass(season, whole, 0, 9),
      claimPass(season, whole, 0, 20),
      claimPass(season, { ...whole, seasonXp: 0 }, 0, 10),
    ].map((ruling) => (ruling.ok ? 'ok' : ruling.refusal.code));
    expect(codes).toEqual(['SEASON_OVER', 'SEASON_OVER', 'SEASON_OVER', 'PASS_NOTHING']);
    const first = claimPass(season, whole, 0, 10);
    const coins = first.ok ? first.value.reduce((sum, reward) => sum + reward.coins, 0) : 0;
    expect(coins).toBe(500);
  });

  it('brings something else to wear than the season before, and credits for what somebody has of an earlier one', () => {
    const wear = (season: string) =>
      PASS_TRACKS.flatMap((track) => passRewards(season, track)).flatMap(({ item }) => item ?? []);
    expect(new Set([...wear('season-1'), ...wear('season-2')]).size).toBe(10);
    expect(wear('season-3')).toEqual(wear('season-1'));
    const owned = new Set(wear('season-1'));
    const season = { id: 'season-3', startsAt: 10, endsAt: 20 };
    const holder3 = { seasonXp: 2_500, hasPaid: true, claimed: new Set<string>(), owned };
    const claimed = claimPass(season, holder3, 0, 10);
    const last = claimed.ok ? claimed.value.at(-1) : undefined;
    expect(last).toEqual({ track: 'paid', tier: 25, coins: 40, item: null, credits: 300 });
  });

  it('has a hundred tiers that experience moves', () => {
    expect([-5, 0, XP_PER_TIER - 1, XP_PER_TIER, 99 * XP_PER_TIER, 10 ** 9].map(passTier)).toEqual([
      0,
      0,
      0,
      1,
      99,
      PASS_TIERS,
    ]);
  });

  it('gives each reached tier once, of the paid track to whoever has paid, however late', () => {
    expect(claimableTiers(holder).map(({ track, tier }) => rewardKey(track, tier))).toEqual([
      'free:1',
      'free:2',
      'free:3',
    ]);
    const paid = { ...holder, hasPaid: true, claimed: new Set(['free:1', 'free:2', 'free:3']) };
    expect(claimableTiers(paid).map(({ track, tier }) => rewardKey(track, tier))).toEqual([
      'paid:1',
      'paid:2',
      'paid:3',
    ]);
    expect([mayClaimTier(holder, 'paid', 1), mayClaimTier(paid, 'free', 1), mayClaimTier(holder, 'free', 4)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([0, -1, 1.5, Number.NaN].map((tier) => mayClaimTier(holder, 'free', tier))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
