import { describe, expect, it } from 'vitest';
import { aboutContest, canEnd, measureRun, payAll, placeRuns, settledEvents, withScore } from './end-contest.ts';
import { NEW_RATING, microOf } from './rating.ts';

const CONTEST = {
  id: 'c1',
  game: 'turncoat',
  version: 3,
  mode: 'skill',
  currency: 'BC',
  entry: 100,
  commitment: 'c0ffee',
  target: 50,
  heldAt: null,
} as const;

const run = (userId: string, score: number | null) => ({
  id: `run-${userId}`,
  userId,
  receipt: 'ff',
  score,
  tieBreak: score === null ? null : 1,
  digest: null,
  isWon: false,
  paid: 0,
  place: null as number | null,
  ratingAfterMicro: null as number | null,
});
const standing = (userId: string, rating = NEW_RATING) => ({
  userId,
  ratingMicro: microOf(rating),
  ratedRuns: 0,
  runs: 0,
  wins: 0,
  bestScore: 40,
});
const standings = (...players: string[]) => new Map(players.map((userId) => [userId, standing(userId)]));

describe('canEnd', () => {
  const seats = { state: 'open', seats: 2, taken: 2, dueAt: 100, heldAt: null } as const;
  const of = (...states: ('entered' | 'begun' | 'ended' | 'refused' | 'void')[]) => states.map((state) => ({ state }));

  it('is so once it is full or its time is over, and nobody plays any more', () => {
    expect(canEnd(seats, of('ended', 'refused'), 0)).toBe(true);
    expect(canEnd({ ...seats, taken: 1 }, of('ended', 'void'), 99)).toBe(false);
    expect(canEnd({ ...seats, taken: 1 }, of('ended', 'void'), 100)).toBe(true);
    expect(canEnd(seats, of('ended', 'begun'), 100)).toBe(false);
    expect(canEnd(seats, of('ended', 'entered'), 100)).toBe(false);
  });

  it('waits of one that is held until its time is over, and is never so of one that is over', () => {
    expect([canEnd({ ...seats, heldAt: 5 }, [], 99), canEnd({ ...seats, heldAt: 5 }, [], 100)]).toEqual([false, true]);
    expect(canEnd({ ...seats, state: 'settled' }, [], 100)).toBe(false);
    expect(canEnd({ ...seats, dueAt: null, taken: 1 }, [], 100)).toBe(false);
  });
});

describe('placeRuns', () => {
  const ended = (scores: readonly (number | null)[]) => {
    const runs = scores.map((score, n) => run(`p${n}`, score));
    return placeRuns(CONTEST, runs, standings(...runs.map(({ userId }) => userId)));
  };

  it('gives equals one place, and none to a run that does not count, which moves nobody', () => {
    const { runs, standings: moved } = ended([30, 70, 70, null]);
    expect(runs.map(({ place, isWon }) => [place, isWon])).toEqual([
      [3, false],
      [1, false],
      [1, false],
      [null, false],
    ]);
    expect(runs[3]?.ratingAfterMicro).toBeNull();
    expect(moved.map(({ userId, runs: counted }) => [userId, counted])).toEqual([
      ['p0', 1],
      ['p1', 1],
      ['p2', 1],
    ]);
  });

  it('gives with one hand what it takes with the other', () => {
    for (const scores of [
      [30, 70],
      [70, 30],
      [5, 5],
      [9, 3],
    ]) {
      const { runs, standings: moved } = ended(scores);
      expect(moved.reduce((sum, { ratingMicro }) => sum + ratingMicro, 0)).toBe(microOf(2 * NEW_RATING));
      expect(runs.map(({ isWon }) => isWon)).toEqual(
        scores.map((score) => score === Math.max(...scores) && scores[0] !== scores[1]),
      );
    }
  });

  it('rates nobody who is alone, and keeps that run as the one that others are measured by', () => {
    const { runs, standings: moved } = ended([70, null]);
    expect(runs[0]).toMatchObject({ place: 1, isWon: true, ratingAfterMicro: null });
    expect(moved).toMatchObject([{ ratedRuns: 0, runs: 1, wins: 1, bestScore: 70, runId: 'run-p0', runVersion: 3 }]);
  });
});

it('payAll divides the entries of all who have played by the shares', () => {
  const shares = [
    { userId: 'a', parts: 70 },
    { userId: 'c', parts: 30 },
  ];
  expect(payAll(CONTEST, [run('a', 2), run('b', null), run('c', 1)], shares).map(({ paid }) => paid)).toEqual([
    210, 0, 90,
  ]);
});

it('measureRun pays for rivals that are beaten, and nothing and no rating for a run that does not count', () => {
  const rivals = [10, 20, 30, 40, 50, 60].map((score) => ({ ratingMicro: microOf(NEW_RATING), score, tieBreak: 1 }));
  const measured = (score: number | null) => measureRun(CONTEST, { ...run('a', score), rivals }, standing('a'), -100);
  expect(measured(55)).toMatchObject({
    paid: 100,
    runs: [{ beaten: 5, isWon: true, paid: 100 }],
    standings: [{ wins: 1 }],
  });
  expect(measured(35)).toMatchObject({ paid: 60, runs: [{ beaten: 3, isWon: false }], standings: [{ ratedRuns: 1 }] });
  expect(measured(null)).toMatchObject({ paid: 0, runs: [{ beaten: 0, isWon: false }], standings: [] });
});

it('withScore keeps the better score', () => {
  expect([39, 41, null].map((score) => withScore(standing('a'), score).bestScore)).toEqual([40, 41, 40]);
});

describe('settledEvents', () => {
  const runs = [run('a', 60), run('b', null)];
  const told = (contest: Parameters<typeof settledEvents>[0]) =>
    settledEvents(contest, runs, { at: 7, lastSecret: 'ee' });

  it('tell the contest with its last secret and every run, and each run that counts', () => {
    expect(told({ ...CONTEST, heldAt: 5 })).toMatchObject([
      {
        ...aboutContest(CONTEST, runs, 7),
        type: 'arcade.contest-settled',
        data: { lastSecret: 'ee', wasHeld: true, runs: [{ userId: 'a' }, { userId: 'b', score: null }] },
      },
      { type: 'arcade.run-counted', concerns: ['a'], data: { contestId: 'c1', score: 60, target: 50 } },
    ]);
  });

  it('tell of practice the run alone', () => {
    expect(told({ ...CONTEST, mode: 'practice' }).map(({ type }) => type)).toEqual(['arcade.run-counted']);
  });
});
