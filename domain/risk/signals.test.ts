import { describe, expect, it } from 'vitest';
import { type Meeting, THRESHOLDS, arrangementOf, isManyBattles, isManyMethods, isPassage } from './signals.ts';

const PAIR = ['a', 'b'] as const;
const won = (winnerId: string, cents: number, times = 1): Meeting[] =>
  Array.from({ length: times }, () => ({ winnerId, cents }));

describe('battles of two players', () => {
  it('look arranged when one loses six of six, whoever is named first and however little is at stake', () => {
    const told = { what: 'always-lost', fromId: 'b', toId: 'a', battles: 6, cents: 6 };
    expect(arrangementOf(PAIR, won('a', 1, 6))).toEqual(told);
    expect(arrangementOf(['b', 'a'], won('a', 1, 6))).toEqual(told);
    expect(arrangementOf(PAIR, won('b', 1, 6))).toEqual({ ...told, fromId: 'a', toId: 'b' });
  });

  it('do not for five, nor for six of which the other won one', () => {
    expect(arrangementOf(PAIR, won('a', 1, 5))).toBeNull();
    expect(arrangementOf(PAIR, [...won('a', 1, 5), ...won('b', 1)])).toBeNull();
  });

  it('look arranged when four fifths of two hundred dollars went one way in four battles', () => {
    const meetings = [...won('a', 60_00, 3), ...won('b', 20_00)];
    expect(arrangementOf(PAIR, meetings)).toEqual({
      what: 'one-way',
      fromId: 'b',
      toId: 'a',
      battles: 4,
      cents: 160_00,
    });
  });

  it('do not for a cent less, for less at stake, or for fewer battles', () => {
    expect(arrangementOf(PAIR, [...won('a', 60_00, 3), ...won('b', 20_01)])).toBeNull();
    expect(arrangementOf(PAIR, won('a', 49_99, 4))).toBeNull();
    expect(arrangementOf(PAIR, won('a', 100_00, 3))).toBeNull();
  });

  it('do not when nobody has met', () => {
    expect(arrangementOf(PAIR, [])).toBeNull();
  });
});

describe('money', () => {
  const flow = { depositedCents: 100_00, withdrawnCents: 50_00, stakedCents: 19_99 };

  it('passes through when half of it leaves and less than a fifth was played with', () => {
    expect(isPassage(flow)).toBe(true);
  });

  it('does not when it is less, when less leaves, or when a fifth was played with', () => {
    expect(isPassage({ ...flow, depositedCents: 99_99 })).toBe(false);
    expect(isPassage({ ...flow, withdrawnCents: 49_99 })).toBe(false);
    expect(isPassage({ ...flow, stakedCents: 20_00 })).toBe(false);
    expect(isPassage({ depositedCents: 0, withdrawnCents: 0, stakedCents: 0 })).toBe(false);
  });
});

it('methods and battles are many from their thresholds on', () => {
  for (const [isMany, { count }] of [
    [isManyMethods, THRESHOLDS.methods],
    [isManyBattles, THRESHOLDS.battles],
  ] as const)
    expect([count - 1, count].map(isMany)).toEqual([false, true]);
});
