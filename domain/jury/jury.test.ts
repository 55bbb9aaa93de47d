import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaningOf, weightOf } from './jury.ts';

describe('the weight of a vote', () => {
  it('begins at 50 hundredths and follows how often the decision agreed', () => {
    expect(weightOf({ judged: 0, agreed: 0 })).toBe(50);
    expect(weightOf({ judged: 1, agreed: 1 })).toBe(60);
    expect(weightOf({ judged: 1, agreed: 0 })).toBe(40);
    expect(weightOf({ judged: 16, agreed: 16 })).toBe(90);
    expect(weightOf({ judged: 10_000, agreed: 0 })).toBe(1);
  });

  it('lies between 1 and 100, and never falls with one more vote that was agreed with', () => {
    const record = fc
      .record({ judged: fc.nat(1_000), agreed: fc.nat(1_000) })
      .filter(({ judged, agreed }) => agreed <= judged);
    fc.assert(
      fc.property(record, ({ judged, agreed }) => {
        const weight = weightOf({ judged, agreed });
        expect(weight).toBeGreaterThanOrEqual(1);
        expect(weight).toBeLessThanOrEqual(100);
        expect(weightOf({ judged: judged + 1, agreed: agreed + 1 })).toBeGreaterThanOrEqual(weight);
      }),
    );
  });
});

describe('what a jury leans to', () => {
  const vote = (sideId: string | null, weight = 50) => ({ sideId, weight });

  it('is the side with the most weight, which need not be the one with the most votes', () => {
    expect(leaningOf([vote('x'), vote('x'), vote('y')])).toEqual({ isDivided: false, sideId: 'x', sharePercent: 66 });
    expect(leaningOf([vote('x', 20), vote('x', 20), vote('y', 90)])).toMatchObject({ sideId: 'y', sharePercent: 69 });
  });

  it('may be that nobody can be shown to have won', () => {
    expect(leaningOf([vote(null), vote(null), vote('y')])).toMatchObject({ isDivided: false, sideId: null });
  });

  it('is divided where two have the same weight', () => {
    expect(leaningOf([vote('x'), vote('y'), vote(null)])).toEqual({ isDivided: true, sideId: null, sharePercent: 33 });
    expect(leaningOf([vote('x', 30), vote('x', 30), vote('y', 60)])).toMatchObject({ isDivided: true });
  });
});
