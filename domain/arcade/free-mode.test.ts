import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../shared/random.ts';
import {
  FREE_NET_PER_DAY_MAX,
  FREE_RUNS_PER_DAY_MAX,
  RIVALS,
  type Rival,
  chooseRivals,
  freePay,
  freePrize,
  isFreeWin,
  meetRivals,
} from './free-mode.ts';
import { FREE_ENTRIES } from './games.ts';
import { type Meeting, NEW_RATING, RATING_MOVE, ratingAfter, winChance } from './rating.ts';

const meetings = (beaten: number, rating = NEW_RATING): Meeting[] =>
  Array.from({ length: RIVALS }, (_, n) => ({ rating, outcome: n < beaten ? 1 : 0 }));

describe('the pay of a free run', () => {
  it('is two tenths of the entry for each of nine equal rivals beaten, 1.8 times it at most', () => {
    for (const entry of FREE_ENTRIES)
      for (let beaten = 0; beaten <= RIVALS; beaten++)
        expect(freePay(entry, NEW_RATING, meetings(beaten))).toBe((entry * beaten) / 5);
  });

  it('is less for weaker rivals, no more for stronger ones, and nothing for an equal run', () => {
    expect(freePay(300, NEW_RATING, meetings(9, 800))).toBe(Math.floor((300 * 9 * 0.1) / winChance(NEW_RATING, 800)));
    expect(freePay(300, NEW_RATING, meetings(9, 1_400))).toBe(540);
    expect(freePay(300, NEW_RATING, [{ rating: NEW_RATING, outcome: 0.5 }])).toBe(0);
  });

  it('never lifts a player by more than 200 coins in a day, whatever is won and lost', () => {
    const runs = fc.array(fc.tuple(fc.constantFrom(...FREE_ENTRIES), fc.nat(RIVALS)), {
      maxLength: FREE_RUNS_PER_DAY_MAX,
    });
    fc.assert(
      fc.property(runs, (day) => {
        let net = 0;
        for (const [entry, beaten] of day) {
          const pay = freePay(entry, NEW_RATING, meetings(beaten));
          const prize = freePrize(pay, entry, net);
          expect(prize >= 0 && prize <= pay).toBe(true);
          net += prize - entry;
          expect(net).toBeLessThanOrEqual(FREE_NET_PER_DAY_MAX);
        }
      }),
    );
    expect([freePrize(540, 300, 0), freePrize(540, 300, 200), freePrize(60, 300, 0)]).toEqual([500, 300, 60]);
  });
});

describe('the rivals of a free run', () => {
  const rival = (n: number, over: Partial<Rival> = {}): Rival => ({
    runId: `r${n}`,
    userId: `u${n}`,
    rating: 1_000 + n,
    ...over,
  });

  it('are the nine nearest in rating, one of each player, the newer of equals', () => {
    const stored = Array.from({ length: 20 }, (_, n) => rival(n));
    expect(chooseRivals(1_000, stored)?.map(({ runId }) => runId)).toEqual(
      Array.from({ length: 9 }, (_, n) => `r${n}`),
    );
    const newer = [...stored, rival(99, { userId: 'u4', rating: 1_004 })];
    expect(chooseRivals(1_000, newer)?.map(({ runId }) => runId)).toEqual('r0 r1 r2 r3 r99 r5 r6 r7 r8'.split(' '));
  });

  it('are not there before nine players have stored runs', () => {
    const eight = Array.from({ length: 16 }, (_, n) => rival(n, { userId: `u${n % 8}` }));
    expect(chooseRivals(1_000, eight)).toBeNull();
  });

  it('are beaten by a better score or, with equal scores, a better tie-break; five make a win', () => {
    const own = { score: 10, tieBreak: -5 };
    const met = meetRivals(own, [
      { rating: 900, result: { score: 9, tieBreak: 0 } },
      { rating: 900, result: { score: 10, tieBreak: -6 } },
      { rating: 900, result: own },
      { rating: 900, result: { score: 10, tieBreak: -4 } },
    ]);
    expect(met.map(({ outcome }) => outcome)).toEqual([1, 1, 0.5, 0]);
    expect([isFreeWin(meetings(5)), isFreeWin(meetings(4))]).toEqual([true, false]);
  });
});

describe('a rating', () => {
  it('moves by half of the move for a win over an equal, by nothing for what was to be expected', () => {
    expect(ratingAfter(1_000, [{ rating: 1_000, outcome: 1 }])).toBe(1_000 + RATING_MOVE / 2);
    expect(ratingAfter(1_000, [])).toBe(1_000);
    expect(ratingAfter(1_000, [{ rating: 1_000, outcome: 0.5 }])).toBe(1_000);
    expect(winChance(1_400, 1_000)).toBeCloseTo(10 / 11, 12);
  });

  it('gives two that meet what it takes from the other, and never more than the move', () => {
    const rating = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(0, 0.5, 1), (one, other, outcome) => {
        const mine = ratingAfter(one, [{ rating: other, outcome }]) - one;
        const theirs = ratingAfter(other, [{ rating: one, outcome: (1 - outcome) as 0 | 0.5 | 1 }]) - other;
        expect(mine + theirs).toBeCloseTo(0, 9);
        expect(Math.abs(mine)).toBeLessThanOrEqual(RATING_MOVE);
      }),
    );
  });
});

/** Ways to play 6,000 free runs of 300 coins: how strong a player is at a run, by the own rating and its number. */
const RUNS = 6_000;
const ENTRY = 300;
const [UNBEATEN, LOSING] = [9_999, -9_999];
const WAYS: Readonly<Record<string, () => (rating: number, n: number) => number>> = {
  'average, honest': () => () => 1_000,
  'top 1 %, honest': () => () => 1_465,
  'weak, honest': () => () => 700,
  'learns from 800 to 1,400': () => (_rating, n) => 800 + (600 * n) / RUNS,
  'program, never beaten': () => () => UNBEATEN,
  'alternates all and nothing': () => (_rating, n) => (n % 2 === 0 ? LOSING : UNBEATEN),
  'drops 20, takes 20': () => (_rating, n) => (n % 40 < 20 ? LOSING : UNBEATEN),
  'loses 9, takes 1': () => (_rating, n) => (n % 10 === 9 ? UNBEATEN : LOSING),
  'sinks to 600, climbs to 1,300': () => {
    let isRising = true;
    return (rating) => {
      if (rating > 1_300) isRising = false;
      if (rating < 600) isRising = true;
      return isRising ? UNBEATEN : LOSING;
    };
  },
};

/** Stored runs by a field of players, each of whom is as strong as rated. */
const below = seededRandom(3);
const field = Array.from({ length: 3_000 }, () => {
  const sum = Array.from({ length: 12 }, () => below(1_000) / 1_000).reduce((all, one) => all + one, 0);
  return 1_000 + 200 * (sum - 6);
}).toSorted((one, other) => one - other);

function rivalsNear(rating: number): number[] {
  const near = field.filter((strength) => Math.abs(strength - rating) < 60);
  const pool = near.length >= 30 ? near : rating > 1_000 ? field.slice(-30) : field.slice(0, 30);
  return Array.from({ length: RIVALS }, () => pool[below(pool.length)] ?? 0);
}

it.each(Object.keys(WAYS))('free mode pays back at most 95 coins of 100: %s', (name) => {
  const strengthAt = WAYS[name]?.() ?? (() => 0);
  let [rating, paid, late] = [NEW_RATING, 0, 0];
  for (let n = 0; n < RUNS; n++) {
    const strength = strengthAt(rating, n);
    const met = rivalsNear(rating).map((rival): Meeting => ({
      rating: rival,
      outcome: below(1_000_000) / 1_000_000 < winChance(strength, rival) ? 1 : 0,
    }));
    const pay = freePay(ENTRY, rating, met);
    rating = ratingAfter(rating, met);
    paid += pay;
    if (2 * n >= RUNS) late += pay;
  }
  expect(paid / (RUNS * ENTRY)).toBeLessThanOrEqual(0.95);
  if (name.endsWith('honest')) expect(paid / (RUNS * ENTRY)).toBeGreaterThan(0.8);
  expect(late / ((RUNS / 2) * ENTRY)).toBeLessThanOrEqual(0.95);
});
