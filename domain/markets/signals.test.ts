import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { type SeenBet, signalsOf } from './signals.ts';

const bet = (change: Partial<SeenBet> = {}): SeenBet => ({
  userId: 'a',
  side: 0,
  stakeCents: 50_00,
  payoutCents: 100_00,
  placedAt: 0,
  accountAgeMs: 90 * DAY,
  isFirst: false,
  ...change,
});
const market = { openPpm: 600_000, outcome: 'first', closedAt: 60_000 } as const;
const kinds = (bets: readonly SeenBet[], change: object = {}) =>
  signalsOf(bets, { ...market, ...change }).map(({ kind, userId }) => `${kind} ${userId}`);

describe('staff are shown', () => {
  it('winnings from the last ten seconds', () => {
    expect(kinds([bet({ placedAt: 50_000 })])).toEqual(['late a']);
    expect(kinds([bet({ placedAt: 49_999 })])).toEqual([]);
  });

  it('one account that won more than half of what others won too', () => {
    const small = bet({ userId: 'b', stakeCents: 10_00, payoutCents: 20_00 });
    expect(kinds([bet(), small])).toEqual(['concentrated a']);
    expect(kinds([bet(), bet({ userId: 'b' })])).toEqual([]);
  });

  it('the first bet of a young account on an underdog that came in', () => {
    const first = bet({ isFirst: true, accountAgeMs: DAY });
    expect(kinds([first], { openPpm: 400_000 })).toEqual(['new-account a']);
    expect(kinds([first])).toEqual([]);
    expect(kinds([{ ...first, accountAgeMs: 8 * DAY }], { openPpm: 400_000 })).toEqual([]);
  });

  it('nothing of bets that lost, nor of small winnings', () => {
    expect(kinds([bet({ placedAt: 50_000, side: 1 })])).toEqual([]);
    expect(kinds([bet({ placedAt: 50_000, stakeCents: 10_00, payoutCents: 20_00 })])).toEqual([]);
  });
});
