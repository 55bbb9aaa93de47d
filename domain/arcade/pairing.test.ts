import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { UNLOCK_WINS, unlockWins } from './cash-unlock.ts';
import { GAME_IDS, GAMES, entryBounds, isEntry, isGameId, mayMeetBy } from './games.ts';
import { isSlowed } from './lateness.ts';
import {
  BEST_SPAN,
  NAMED_PAIRS_PER_DAY_MAX,
  RATED_RUNS_FOR_CASH,
  type Seeker,
  findOpponent,
  mayPair,
  pairingRating,
} from './pairing.ts';

const seeker = (userId: string, over: Partial<Seeker> = {}): Seeker => ({
  userId,
  rating: 1_000,
  best: 1_000,
  ratedRuns: RATED_RUNS_FOR_CASH,
  inputClass: 'pointer',
  traces: [`device-${userId}`],
  friendIds: [],
  since: 0,
  ...over,
});

describe('two that seek a contest', () => {
  const one = seeker('a');
  const may = (over: Partial<Seeker>, now = 0, currency: 'BC' | 'USD' = 'USD', game = 'spark-line' as const) =>
    mayPair(game, currency, one, seeker('b', over), now);

  it('meet within a hundred points of rating, and within 250 after two hours', () => {
    expect([may({ rating: 1_100 }), may({ rating: 1_101 }), may({ rating: 1_250 }, 2 * HOUR - 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([may({ rating: 1_250 }, 2 * HOUR), may({ rating: 1_251 }, 2 * HOUR)]).toEqual([true, false]);
  });

  it('count with the best of 90 days less a hundred, so that losing on purpose makes nobody weak', () => {
    expect([pairingRating({ rating: 1_000, best: 1_400 }), pairingRating({ rating: 1_000, best: 1_050 })]).toEqual([
      1_300, 1_000,
    ]);
    expect([may({ best: 1_400 }), may({ best: 1_200 }), BEST_SPAN / DAY, NAMED_PAIRS_PER_DAY_MAX]).toEqual([
      false,
      true,
      90,
      3,
    ]);
  });

  it('are never friends, one person by any trace, or oneself', () => {
    expect([may({ friendIds: ['a'] }), may({ traces: ['card-1', 'device-a'] })]).toEqual([false, false]);
    expect(mayPair('spark-line', 'BC', seeker('c', { friendIds: ['a'] }), one, 0)).toBe(false);
    expect(mayPair('spark-line', 'BC', one, { ...one, traces: [] }, 0)).toBe(false);
  });

  it('play for money after ten rated runs each, and with the same kind of input where that decides', () => {
    expect([may({ ratedRuns: 9 }), may({ ratedRuns: 9 }, 0, 'BC')]).toEqual([false, true]);
    expect([may({ inputClass: 'touch' }), may({ inputClass: 'touch' }, 0, 'BC')]).toEqual([false, true]);
    expect(mayMeetBy('plumb-line', 'USD', 'touch', 'keys')).toBe(true);
  });

  it('are drawn by who waits longest, of equals by id', () => {
    const waiting = [
      seeker('d', { since: 5 }),
      seeker('c', { since: 2 }),
      seeker('b', { since: 2 }),
      seeker('e', { rating: 2_000 }),
    ];
    expect(findOpponent('turncoat', 'BC', one, waiting, 10)?.userId).toBe('b');
    expect(findOpponent('turncoat', 'BC', one, [], 10)).toBeNull();
  });
});

describe('an entry', () => {
  it('is 100, 200 or 300 coins in mode free, 200 to 500 coins against others, and none in practice (AR-06)', () => {
    expect([100, 150, 300, 400].map((coins) => isEntry('turncoat', 'free', 'BC', coins))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([199, 200, 350, 500, 501].map((coins) => isEntry('echo-vault', 'battle', 'BC', coins))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([isEntry('turncoat', 'practice', 'BC', 100), isEntry('turncoat', 'free', 'USD', 5_00)]).toEqual([
      false,
      false,
    ]);
    expect(entryBounds('turncoat', 'free', 'BC')).toEqual({ least: 100, most: 300 });
  });

  it('for money lies between $5 and what the game allows, which for two games is nothing (AR-06)', () => {
    expect([4_99, 5_00, 30_00, 30_01, 5.5].map((cents) => isEntry('bank-shot', 'skill', 'USD', cents))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(GAME_IDS.filter((id) => entryBounds(id, 'skill', 'USD') === null)).toEqual(['echo-vault', 'letter-forge']);
    expect(Object.values(GAMES).every(({ maxFeeCents }) => maxFeeCents <= 30_00)).toBe(true);
    expect([isGameId('bank-shot'), isGameId('toString')]).toEqual([true, false]);
  });
});

it('an entry against others goes by steps, so that nobody meets a certain player by an odd amount', () => {
  expect([201, 225, 250, 499].map((coins) => isEntry('turncoat', 'battle', 'BC', coins))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([5_01, 7_50, 10_00, 17_43].map((cents) => isEntry('turncoat', 'skill', 'USD', cents))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it('play for money is unlocked by three contests, each won against another player', () => {
  expect([unlockWins([['b'], ['b'], ['b']]), unlockWins([['b'], ['c']]), unlockWins([['b', 'c', 'd']])]).toEqual([
    1, 2, 1,
  ]);
  // The first contest has to count for c, so that the second may count for b.
  expect(unlockWins([['b', 'c'], ['b'], ['b', 'c', 'd']])).toBe(UNLOCK_WINS);
  expect(unlockWins([['b', 'c'], ['b'], ['b', 'c'], []])).toBe(2);
  expect(unlockWins([['b'], ['c'], ['d'], ['e'], ['f']])).toBe(UNLOCK_WINS);
});

it('a run looks slowed down where a stage comes 400 ms later than the quickest, or all of them a second in sum', () => {
  expect([isSlowed([]), isSlowed([900, 900, 900]), isSlowed([50, 450, 60]), isSlowed([50, 451, 60])]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect([isSlowed([50, 400, 400, 350]), isSlowed([50, 400, 400, 351])]).toEqual([false, true]);
});
