import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND } from '../shared/time.ts';
import {
  APART_MAX,
  PAIRS_PER_DAY_MAX,
  type Waiting,
  commonStake,
  mayPair,
  medianOf,
  pairUp,
  ratingWindow,
} from './pairing.ts';

const waiting = (userId: string, over: Partial<Waiting> = {}): Waiting => ({
  userId,
  game: 'cs2',
  minStakeCents: 10_00,
  maxStakeCents: 50_00,
  isFirst: false,
  since: 0,
  rating: 1_000,
  traces: [`browser:${userId}`],
  keptFrom: [],
  metToday: [],
  ...over,
});

describe('two that wait', () => {
  const one = waiting('a');
  const may = (over: Partial<Waiting>, now = 0) => mayPair(one, waiting('b', over), now);

  it('meet in one game, for a stake that both may play for', () => {
    expect([may({}), may({ game: 'apex' })]).toEqual([true, false]);
    expect([
      may({ minStakeCents: 50_00, maxStakeCents: 80_00 }),
      may({ minStakeCents: 50_01, maxStakeCents: 80_00 }),
    ]).toEqual([true, false]);
    expect(commonStake(one, waiting('b', { minStakeCents: 25_00, maxStakeCents: 100_00 }))).toBe(25_00);
    expect(commonStake(one, waiting('b', { minStakeCents: 60_00, maxStakeCents: 100_00 }))).toBeNull();
  });

  it('meet within a hundred points of rating at once, and fifty more with each quarter of a minute, up to five hundred', () => {
    expect([0, 14, 15, 30, 600].map((seconds) => ratingWindow(seconds * SECOND))).toEqual([
      100,
      100,
      150,
      200,
      APART_MAX,
    ]);
    expect([may({ rating: 1_100 }), may({ rating: 1_101 }), may({ rating: 1_150 }, 15 * SECOND)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([may({ rating: 1_500 }, 600 * SECOND), may({ rating: 1_501 }, 600 * SECOND)]).toEqual([true, false]);
    expect(may({ rating: 1_150, since: 15 * SECOND }, 15 * SECOND), 'the longer of both waits counts').toBe(true);
  });

  it('are never one person by any trace, friends, blocked, or two who have met three times today', () => {
    expect([may({ traces: ['network:x', 'browser:a'] }), mayPair(one, one, 0)]).toEqual([false, false]);
    expect([may({ keptFrom: ['a'] }), mayPair(waiting('b'), waiting('a', { keptFrom: ['b'] }), 0)]).toEqual([
      false,
      false,
    ]);
    const met = (times: number) => ({ metToday: Array.from({ length: times }, () => 'a') });
    expect([may(met(PAIRS_PER_DAY_MAX - 1)), may(met(PAIRS_PER_DAY_MAX))]).toEqual([true, false]);
  });
});

describe('the queue', () => {
  const names = (queue: readonly Waiting[], now = 0) =>
    pairUp(queue, now).map((pair) => pair.map(({ userId }) => userId));

  it('serves those whose proposal fell through first, then whoever waits longest, of equals by id', () => {
    const queue = [
      waiting('d', { since: 4 }),
      waiting('c', { since: 2 }),
      waiting('b', { since: 2 }),
      waiting('e', { since: 9, isFirst: true }),
    ];
    expect(names(queue, 10)).toEqual([
      ['e', 'b'],
      ['c', 'd'],
    ]);
  });

  const anybody = fc.record({
    game: fc.constantFrom('cs2' as const, 'apex' as const),
    least: fc.integer({ min: 1, max: 20 }),
    more: fc.nat(20),
    isFirst: fc.boolean(),
    since: fc.nat(120_000),
    rating: fc.integer({ min: 600, max: 1_800 }),
    network: fc.nat(12),
    keptFrom: fc.array(
      fc.nat(9).map((n) => `p${n}`),
      { maxLength: 2 },
    ),
  });
  const queues = fc.array(anybody, { maxLength: 10 }).map((people) =>
    people.map(({ least, more, network, ...person }, n) =>
      waiting(`p${n}`, {
        ...person,
        minStakeCents: least * 5_00,
        maxStakeCents: (least + more) * 5_00,
        traces: [`network:${network}`],
      }),
    ),
  );

  it('pairs nobody with themselves, nobody twice, only who may, and whoever is left over with nobody else who is', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 120_000, max: 400_000 }), (queue, now) => {
        const pairs = pairUp(queue, now);
        const paired = pairs.flat().map(({ userId }) => userId);
        expect(new Set(paired).size).toBe(paired.length);
        for (const [one, other] of pairs) expect(mayPair(one, other, now)).toBe(true);
        const left = queue.filter(({ userId }) => !paired.includes(userId));
        for (const one of left) for (const other of left) expect(mayPair(one, other, now)).toBe(false);
      }),
    );
  });

  it('asks the same of both sides, and goes by turns whatever order the players are read in', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 120_000, max: 400_000 }), (queue, now) => {
        for (const one of queue)
          for (const other of queue) {
            expect(mayPair(one, other, now)).toBe(mayPair(other, one, now));
            expect(commonStake(one, other)).toBe(commonStake(other, one));
          }
        expect(names(queue.toReversed(), now)).toEqual(names(queue, now));
      }),
    );
  });

  it('lets nobody pass whose turn is before, where both could have met the same opponent', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 120_000, max: 400_000 }), (queue, now) => {
        const pairs = pairUp(queue, now);
        const turn = (who: Waiting) => [who.isFirst ? 0 : 1, who.since] as const;
        const isBefore = (one: Waiting, other: Waiting) =>
          turn(one)[0] - turn(other)[0] || turn(one)[1] - turn(other)[1];
        const paired = new Set(pairs.flat().map(({ userId }) => userId));
        for (const left of queue.filter(({ userId }) => !paired.has(userId)))
          for (const [first, second] of pairs)
            expect(isBefore(left, first) < 0 && mayPair(left, first, now) && mayPair(left, second, now)).toBe(false);
      }),
    );
  });

  it('tells the middle of what was measured, and nothing where nothing was', () => {
    expect([medianOf([]), medianOf([7]), medianOf([9, 1]), medianOf([30, 10, 20])]).toEqual([null, 7, 1, 20]);
  });
});
