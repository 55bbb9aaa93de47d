import { describe, expect, it } from 'vitest';
import { heldWin, isReviewed, winsToReview } from './review-run.ts';

it('lets staff look into held runs at once, into refused ones when nobody plays on their course, and into no other', () => {
  const held = { isRefused: false, isHeld: true, isContestOpen: true };
  const refused = { isRefused: true, isHeld: false, isContestOpen: false };
  expect([held, { ...held, isContestOpen: false }, refused].map(isReviewed)).toEqual([true, true, true]);
  expect(
    [
      { ...refused, isContestOpen: true },
      { ...refused, isRefused: false },
    ].map(isReviewed),
  ).toEqual([false, false]);
});

describe('a win with signs', () => {
  const run = (userId: string, score: number | null, isSigned = false) => ({
    id: `run-${userId}`,
    userId,
    score,
    tieBreak: score === null ? null : 1,
    signs: isSigned ? (['slowed'] as const) : null,
  });
  const PAIR = { currency: 'USD', heldAt: null, bracketId: null } as const;
  const waits = (contest: Parameters<typeof winsToReview>[0], ...runs: ReturnType<typeof run>[]) =>
    winsToReview(contest, runs).map(({ userId }) => userId);

  it('waits where it would win money, and no run that wins none', () => {
    expect(waits(PAIR, run('a', 9, true), run('b', 5))).toEqual(['a']);
    expect(waits(PAIR, run('a', 9), run('b', 5, true))).toEqual([]);
    expect(waits(PAIR, run('a', 9), run('b', 5))).toEqual([]);
    expect(waits(PAIR, run('a', null, true), run('b', 5))).toEqual([]);
  });

  it('waits for money alone, and once', () => {
    expect(waits({ ...PAIR, currency: 'BC' }, run('a', 9, true), run('b', 5))).toEqual([]);
    expect(waits({ ...PAIR, heldAt: 1 }, run('a', 9, true), run('b', 5))).toEqual([]);
  });

  it('waits nowhere where both get everything back, and of a pair of a bracket where it sends somebody on', () => {
    expect(waits(PAIR, run('a', 9, true))).toEqual([]);
    expect(waits({ ...PAIR, bracketId: 'x' }, run('a', 9, true))).toEqual(['a']);
    expect(waits({ ...PAIR, bracketId: 'x' }, run('a', 9, true), run('b', 9, true))).toEqual([]);
  });

  it('is told to staff with its runs, players and signs', () => {
    expect(heldWin('c1', [run('a', 9, true)])).toMatchObject({
      kind: 'arcade-held',
      subject: 'c1',
      message: 'a win of the arcade waits to be looked at, and is paid after a day unless decided: run run-a: slowed',
      players: ['a'],
      evidence: [{ kind: 'run', id: 'run-a' }],
    });
  });
});
