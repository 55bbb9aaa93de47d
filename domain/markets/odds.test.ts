import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptSetting, settingsOf } from '../shared/settings.ts';
import { PLAYER_CENTS } from './market.ts';
import {
  type House,
  LEAST_FUND_CENTS,
  LEAST_ODDS,
  LOW_FUND_CENTS,
  MOST_ODDS,
  OPEN_LEAST_PPM,
  OPEN_MOST_PPM,
  PPM,
  type Rated,
  fundFloors,
  oddsFor,
  oddsText,
  openingPpm,
  payoutOf,
  termsFor,
} from './odds.ts';

const rated = (mu: number, battles: number, sigma = 4.5): Rated => ({
  muMicro: mu * PPM,
  sigmaMicro: sigma * PPM,
  battles,
});

/** What staff have set until they set something else. */
const { marketCapCents, marketWinCents } = settingsOf({});
const house = (fundCents: number, change: Partial<House> = {}): House => ({
  fundCents,
  capCents: marketCapCents,
  winCents: marketWinCents,
  ...change,
});

describe('a payout', () => {
  it('is what adding the odds up comes to, half a cent up, for each cent of stake up to the $250 that one player may put on a battle, at each of the odds that there are (HZ-04)', () => {
    const wrong: string[] = [];
    for (let odds = LEAST_ODDS; odds <= MOST_ODDS; odds++) {
      const [whole, part] = [Math.floor(odds / 100), odds % 100];
      // What a cent pays is added once for each cent, in cents and hundredths of one.
      let [cents, hundredths] = [0, 0];
      for (let stake = 1; stake <= PLAYER_CENTS; stake++) {
        cents += whole;
        hundredths += part;
        if (hundredths >= 100) {
          cents += 1;
          hundredths -= 100;
        }
        if (payoutOf(stake, odds) !== (hundredths >= 50 ? cents + 1 : cents)) wrong.push(`${stake} × ${odds}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it('reads as two decimals (HZ-04)', () => {
    expect([oddsText(185), oddsText(200), oddsText(105)]).toEqual(['1.85', '2.00', '1.05']);
    expect([payoutOf(50_00, 185), payoutOf(10_01, 185)]).toEqual([92_50, 18_52]);
  });
});

describe('the opening', () => {
  it('is even between equals, and the chances of the two sum to one', () => {
    expect(openingPpm(rated(25, 20), rated(25, 20))).toBe(500_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }), (a, b) => {
        const sum = openingPpm(rated(a, 20), rated(b, 20)) + openingPpm(rated(b, 20), rated(a, 20));
        expect(Math.abs(sum - PPM)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is drawn to one half by doubt about either', () => {
    const sure = openingPpm(rated(30, 20, 2), rated(25, 20, 2));
    const unsure = openingPpm(rated(30, 20, 2), rated(25, 20, 8));
    expect(sure).toBeGreaterThan(unsure);
    expect(unsure).toBeGreaterThan(500_000);
  });

  it('needs ten rated battles of both, and dares half below twenty', () => {
    const fund = house(20_000_00);
    expect(termsFor(rated(25, 9), rated(25, 40), fund)).toBe('unrated');
    expect(termsFor(undefined, rated(25, 40), fund)).toBe('unrated');
    expect(termsFor(rated(25, 10), rated(25, 40), fund)).toMatchObject({ capCents: 250_00, winCents: 50_00 });
    expect(termsFor(rated(25, 20), rated(25, 20), fund)).toMatchObject({ capCents: 500_00, winCents: 100_00 });
  });

  it('needs a contest that is not decided beforehand', () => {
    expect(termsFor(rated(60, 40), rated(10, 40), house(20_000_00))).toBe('one-sided');
    expect(termsFor(rated(10, 40), rated(60, 40), house(20_000_00))).toBe('one-sided');
  });

  it('dares half where the fund is low, and nothing where it is nearly empty', () => {
    const termsWith = (fund: number) => termsFor(rated(25, 20), rated(25, 20), house(fund));
    expect(termsWith(LOW_FUND_CENTS)).toMatchObject({ capCents: 500_00 });
    expect(termsWith(LOW_FUND_CENTS - 1)).toMatchObject({ capCents: 250_00 });
    expect(termsWith(LEAST_FUND_CENTS)).toMatchObject({ capCents: 250_00 });
    expect(termsWith(LEAST_FUND_CENTS - 1)).toBe('fund-low');
  });

  it('dares what staff set, and half of it between players of ten to nineteen battles', () => {
    const set = house(2_000_000_00, { capCents: 1_200_01, winCents: 300_01 });
    expect(termsFor(rated(25, 20), rated(25, 20), set)).toMatchObject({ capCents: 1_200_01, winCents: 300_01 });
    expect(termsFor(rated(25, 20), rated(25, 19), set)).toMatchObject({ capCents: 600_00, winCents: 150_00 });
  });

  it('needs more in the fund where staff dare more: no market can lose more than a twentieth of what lies free', () => {
    expect(fundFloors(marketCapCents)).toEqual({ leastCents: LEAST_FUND_CENTS, lowCents: LOW_FUND_CENTS });
    const [least, most] = [10_00, 10_000_00];
    const isTaken = (cents: number) => acceptSetting('market_cap', (cents / 100).toFixed(2)).ok;
    expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
    const battles = fc.constantFrom(10, 19, 20, 60);
    const caps = fc.integer({ min: least, max: most });
    const near = fc.tuple(caps, fc.constantFrom(10, 24), fc.integer({ min: -200, max: 200 }));
    const cases = fc.oneof(
      fc.tuple(caps, fc.nat(300_000_00)),
      near.map(([capCents, times, off]) => [capCents, times * capCents + off] as const),
    );
    fc.assert(
      fc.property(cases, battles, battles, ([capCents, fundCents], a, b) => {
        const terms = termsFor(rated(25, a), rated(25, b), house(fundCents, { capCents }));
        const { leastCents } = fundFloors(capCents);
        expect(terms === 'fund-low').toBe(fundCents < leastCents);
        if (typeof terms !== 'string') expect(20 * terms.capCents).toBeLessThanOrEqual(fundCents);
      }),
      { numRuns: 5_000 },
    );
  });
});

it('odds stay within their bounds, take at least the margin, and never get better for the side that costs more', () => {
  const cents = fc.integer({ min: -1e8, max: 1e8 });
  fc.assert(
    fc.property(
      fc.integer({ min: OPEN_LEAST_PPM, max: OPEN_MOST_PPM }),
      fc.integer({ min: 0, max: 900_000 }),
      cents,
      cents,
      fc.nat(1e6),
      (openPpm, slopePpm, a, b, more) => {
        const terms = { openPpm, slopePpm, marginPpm: 100_000, creatorPpm: 0, capCents: 500_00, winCents: 100_00 };
        const odds = oddsFor(terms, [a, b]);
        expect(odds.every((each) => each >= LEAST_ODDS && each <= MOST_ODDS)).toBe(true);
        expect(100 / odds[0] + 100 / odds[1]).toBeGreaterThanOrEqual(1 + terms.marginPpm / PPM);
        const next = oddsFor(terms, [a + more, b - more]);
        expect(next[0] <= odds[0] && next[1] >= odds[1]).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
});
