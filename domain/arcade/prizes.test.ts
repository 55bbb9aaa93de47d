import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Payout, splitPool } from '../wallet/stakes.ts';
import {
  BRACKET_SIZES,
  type Bracket,
  type PairOutcome,
  bracketOf,
  bracketPairs,
  bracketPlaces,
  bracketShares,
  decidePair,
  placePrizes,
  isOver,
  openPairs,
} from './bracket.ts';
import { HEAT_ENTRANTS_MAX, entryStake, heatParts, prizeShares, winnerOf } from './prizes.ts';
import { type Entrant, compareResults, placesOf } from './result.ts';

const result = fc.record({ score: fc.nat(5), tieBreak: fc.integer({ min: -3, max: 0 }) });
const entrants = fc
  .array(fc.option(result), { minLength: 2, maxLength: HEAT_ENTRANTS_MAX })
  .map((results): Entrant[] => results.map((one, n) => ({ userId: `p${n}`, result: one })));

const paidTo = (payouts: readonly Payout[], id: string): number =>
  payouts.find(({ userId }) => userId === id)?.amount ?? 0;
const by = (userId: string, score: number, tieBreak = 0): Entrant => ({ userId, result: { score, tieBreak } });
const absent = (userId: string): Entrant => ({ userId, result: null });
const payouts = (pool: number, list: readonly Entrant[]) => {
  const shares = prizeShares(list);
  return shares && splitPool(pool, shares).map(({ userId, amount }) => `${userId} ${amount}`);
};

describe('the prizes of a contest', () => {
  it('sum to its pool, never rise with the place, and differ by a coin at most among equals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), entrants, (pool, all) => {
        const shares = prizeShares(all);
        if (!shares) {
          const counted = all.filter((one) => one.result);
          expect(counted.length === 0 || (all.length === 2 && placesOf(all)[0]?.length === 2)).toBe(true);
          return;
        }
        const paid = splitPool(pool, shares);
        expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(pool);
        for (const one of all)
          for (const other of all) {
            const [mine, theirs] = [paidTo(paid, one.userId), paidTo(paid, other.userId)];
            if (!one.result) expect(mine).toBe(0);
            if (!one.result || !other.result) continue;
            const order = compareResults(one.result, other.result);
            if (order < 0) expect(mine).toBeGreaterThanOrEqual(theirs);
            if (order === 0) expect(Math.abs(mine - theirs)).toBeLessThanOrEqual(1);
          }
      }),
    );
  });

  it('are all for two, 70 and 30 for up to five, 50, 30 and 20 for up to ten', () => {
    expect([2, 3, 5, 6, 10].map(heatParts)).toEqual([[100], [70, 30], [70, 30], [50, 30, 20], [50, 30, 20]]);
    expect(payouts(1_000, [by('a', 8), by('b', 9)])).toEqual(['b 1000', 'a 0']);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, n) => by(id, n));
    expect(payouts(1_001, six)).toEqual(['f 501', 'e 300', 'd 200', 'c 0', 'b 0', 'a 0']);
  });

  it('give odd coins to equals by their ids, and a place that nobody took to the first', () => {
    expect(payouts(1_001, [by('b', 5), by('a', 5), by('c', 1)])).toEqual(['a 501', 'b 500', 'c 0']);
    expect(payouts(1_000, [by('c', 5), absent('a'), absent('b')])).toEqual(['c 1000']);
    expect(payouts(1_000, [by('a', 5), absent('b')])).toEqual(['a 1000']);
  });

  it('are paid back where no run counts, where two are equal to the tie-break, and where one has nobody to meet', () => {
    expect(payouts(1_000, [absent('a'), absent('b')])).toBeNull();
    expect(payouts(1_000, [by('a', 5, -2), by('b', 5, -2)])).toBeNull();
    expect(payouts(1_000, [by('a', 5, -2), by('b', 5, -3)])).toEqual(['a 1000', 'b 0']);
    expect(payouts(500, [by('a', 5)])).toBeNull();
  });

  it('are entries alone: the fee of 5 % stands beside the stake', () => {
    expect([200, 500, 10_10].map(entryStake)).toEqual([
      { stake: 200, fee: 10 },
      { stake: 500, fee: 25 },
      { stake: 10_10, fee: 51 },
    ]);
  });

  it('have a winner where one alone is first', () => {
    expect([winnerOf([by('a', 1), by('b', 2)]), winnerOf([by('a', 2), by('b', 2)]), winnerOf([absent('a')])]).toEqual([
      'b',
      null,
      null,
    ]);
  });
});

describe('a bracket', () => {
  const seeds = (size: number) => Array.from({ length: size }, (_, n) => `s${n + 1}`);
  /** Plays one open pair after the other by a rule until the bracket is over. */
  function playOut(bracket: Bracket, decide: (pair: readonly [string, string]) => string | null): Bracket {
    const [open] = openPairs(bracket);
    if (!open) return bracket;
    const rounds: (PairOutcome | null)[][] = [0, 1, 2].map((round) =>
      [0, 1, 2, 3].map((n) => bracket.rounds[round]?.[n] ?? null),
    );
    const outcomes = rounds[open.round] ?? [];
    outcomes[open.n] = { winnerId: decide(open.pair as [string, string]) };
    return playOut({ ...bracket, rounds }, decide);
  }
  const begin = (size: 4 | 8): Bracket => ({ size, seeds: seeds(size), rounds: [] });
  const better = ([one, other]: readonly [string, string]) => (one < other ? one : other);
  const paid = (bracket: Bracket, pool: number) =>
    splitPool(pool, bracketShares(bracket) ?? []).map(({ userId, amount }) => `${userId} ${amount}`);

  it('lets the two best meet in the final at the earliest', () => {
    expect(bracketPairs(begin(4)).map(({ pair }) => pair)).toEqual([
      ['s1', 's4'],
      ['s2', 's3'],
    ]);
    expect(bracketPairs(playOut(begin(8), better)).at(-1)).toMatchObject({ round: 2, pair: ['s1', 's2'] });
  });

  it('pays 70 and 30 of four, and 50, 30 and twice 10 of eight', () => {
    expect(paid(playOut(begin(4), better), 1_000)).toEqual(['s1 700', 's2 300']);
    expect(paid(playOut(begin(8), better), 1_000)).toEqual(['s1 500', 's2 300', 's3 100', 's4 100']);
  });

  it('opens a round when all pairs of the one before are decided, and pays nothing until the end', () => {
    const bracket: Bracket = { ...begin(4), rounds: [[{ winnerId: 's1' }]] };
    expect(openPairs(bracket)).toEqual([{ round: 0, n: 1, pair: ['s2', 's3'], outcome: null }]);
    expect([isOver(bracket), bracketShares(bracket)]).toEqual([false, null]);
  });

  it('goes on without whoever did not play, and gives the place that nobody reached to the winner', () => {
    const pairs: Bracket = { ...begin(4), rounds: [[{ winnerId: 's1' }, { winnerId: null }]] };
    expect([isOver(pairs), bracketPairs(pairs).at(-1)?.outcome, paid(pairs, 1_000)]).toEqual([
      true,
      { winnerId: 's1' },
      ['s1 1000'],
    ]);
    const nobody = playOut(begin(8), () => null);
    expect([isOver(nobody), bracketShares(nobody)]).toEqual([true, null]);
  });

  it('says by a place how far somebody came, also where nobody stands between', () => {
    const places = (bracket: Bracket) => Object.fromEntries(bracketPlaces(bracket));
    expect(places(playOut(begin(8), better))).toEqual({ s1: 1, s2: 2, s3: 3, s4: 3, s5: 5, s6: 5, s7: 5, s8: 5 });
    const rounds = [[{ winnerId: 's4' }, { winnerId: null }]];
    expect(places({ ...begin(4), rounds })).toEqual({ s4: 1, s1: 3, s2: 3, s3: 3 });
  });

  it('sends on of a pair who was better, plays another course between equals, and then sends on the better seed', () => {
    const entrant = (userId: string, score: number | null) => ({
      userId,
      result: score === null ? null : { score, tieBreak: 0 },
    });
    const decide = (one: number | null, other: number | null, courses: number) =>
      decidePair([entrant('s3', one), entrant('s2', other)], seeds(4), courses);
    expect([decide(5, 4, 1), decide(4, 5, 2), decide(null, 0, 1)]).toEqual([
      { winnerId: 's3' },
      { winnerId: 's2' },
      { winnerId: 's2' },
    ]);
    expect([decide(5, 5, 1), decide(5, 5, 2)]).toEqual([null, { winnerId: 's2' }]);
    expect([decide(null, null, 1), decidePair([], seeds(4), 1)]).toEqual([{ winnerId: null }, { winnerId: null }]);
  });

  it('follows from what is stored: of a pair the newest course counts, once it is decided', () => {
    const seats = [...seeds(4)].toReversed().map((userId) => ({ userId, seed: seeds(4).indexOf(userId) }));
    const course = (pair: number, state: string, advancedId: string | null) => ({ round: 0, pair, state, advancedId });
    const stands = (...courses: ReturnType<typeof course>[]) =>
      openPairs(bracketOf({ size: 4 }, seats, courses)).map(({ round, pair }) => [round, ...pair]);
    expect(stands(course(0, 'settled', 's4'))).toEqual([[0, 's2', 's3']]);
    expect(stands(course(0, 'settled', null), course(1, 'settled', 's3'), course(0, 'open', null))).toEqual([
      [0, 's1', 's4'],
    ]);
    expect(stands(course(0, 'settled', 's1'), course(1, 'settled', 's3'))).toEqual([[1, 's1', 's3']]);
  });

  it('never pays more than its pool, whoever wins and whoever stays away', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BRACKET_SIZES),
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.constantFrom(0, 1, 2), { minLength: 7, maxLength: 7 }),
        (size, pool, ways) => {
          let n = 0;
          const bracket = playOut(begin(size), (pair) => [...pair, null][ways[n++] ?? 0] ?? null);
          const shares = bracketShares(bracket);
          if (!shares) return;
          const payout = splitPool(pool, shares);
          expect(payout.reduce((sum, { amount }) => sum + amount, 0)).toBe(pool);
          expect(payout.every(({ userId }) => bracket.seeds.includes(userId))).toBe(true);
        },
      ),
    );
  });
});

describe('placePrizes', () => {
  it('says what each place of a full bracket gets', () => {
    expect(placePrizes(4, 200)).toEqual([
      { part: 70, amount: 560 },
      { part: 30, amount: 240 },
    ]);
    expect(placePrizes(8, 200).map(({ amount }) => amount)).toEqual([800, 480, 160, 160]);
  });

  it('gives out the whole pool, to the last cent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BRACKET_SIZES), fc.integer({ min: 1, max: 100_000 }), (size, entry) => {
        const prizes = placePrizes(size, entry);
        expect(prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(size * entry);
      }),
    );
  });
});
