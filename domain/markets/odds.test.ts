import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEAST_FUND_CENTS,
  LEAST_ODDS,
  LOW_FUND_CENTS,
  MOST_ODDS,
  OPEN_LEAST_PPM,
  OPEN_MOST_PPM,
  PPM,
  type Rated,
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

describe('a payout', () => {
  it('is what a calculator shows, over stakes of $5 to $1,000 at all odds (HZ-04)', () => {
    const wrong: string[] = [];
    for (let stake = 500; stake <= 100_000; stake += stake % 100 === 0 ? 137 : 63)
      for (let odds = LEAST_ODDS; odds <= MOST_ODDS; odds++)
        if (BigInt(payoutOf(stake, odds)) !== (BigInt(stake) * BigInt(odds) + 50n) / 100n)
          wrong.push(`${stake} × ${odds}`);
    expect(wrong).toEqual([]);
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
    const fund = 20_000_00;
    expect(termsFor(rated(25, 9), rated(25, 40), fund)).toBe('unrated');
    expect(termsFor(undefined, rated(25, 40), fund)).toBe('unrated');
    expect(termsFor(rated(25, 10), rated(25, 40), fund)).toMatchObject({ capCents: 250_00, winCents: 50_00 });
    expect(termsFor(rated(25, 20), rated(25, 20), fund)).toMatchObject({ capCents: 500_00, winCents: 100_00 });
  });

  it('needs a contest that is not decided beforehand', () => {
    expect(termsFor(rated(60, 40), rated(10, 40), 20_000_00)).toBe('one-sided');
    expect(termsFor(rated(10, 40), rated(60, 40), 20_000_00)).toBe('one-sided');
  });

  it('dares half where the fund is low, and nothing where it is nearly empty', () => {
    const termsWith = (fund: number) => termsFor(rated(25, 20), rated(25, 20), fund);
    expect(termsWith(LOW_FUND_CENTS)).toMatchObject({ capCents: 500_00 });
    expect(termsWith(LOW_FUND_CENTS - 1)).toMatchObject({ capCents: 250_00 });
    expect(termsWith(LEAST_FUND_CENTS)).toMatchObject({ capCents: 250_00 });
    expect(termsWith(LEAST_FUND_CENTS - 1)).toBe('fund-low');
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
