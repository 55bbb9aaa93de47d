import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burstWait, isRepetition, likeness } from './spam.ts';

const NOW = 10_000_000;
const ago = (text: string, ms: number) => ({ text, at: NOW - ms });

describe('burstWait', () => {
  it('begins with the sixth message within ten seconds, and ends when the first of them is older', () => {
    const five = Array.from({ length: 5 }, (_, n) => ago(`m${n}`, n * 1_000));
    expect(burstWait(five, NOW)).toBe(6_000);
    expect(burstWait([...five, ago('older', 9_000)], NOW)).toBe(6_000);
    expect(burstWait(five, NOW + 5_999)).toBe(1);
    expect(burstWait(five, NOW + 6_000)).toBe(0);
    expect(burstWait(five.slice(1), NOW)).toBe(0);
    expect(burstWait([...five.slice(1), ago('old', 10_000)], NOW)).toBe(0);
  });
});

describe('isRepetition', () => {
  it.each([
    ['the same', 'join my server now', 'join my server now'],
    ['another case', 'Join My Server Now', 'join my server now'],
    ['other punctuation', 'join... my server, now!!!', 'join my server now'],
    ['wide letters', 'ｊｏｉｎ my server now', 'join my server now'],
  ])('sees through %s', (_how, text, before) => {
    expect(isRepetition(text, [ago(before, 30_000)], NOW)).toBe(true);
  });

  it('lets what is nearly the same be said twice, and no third time', () => {
    const offers = [
      ago('who is up for a friendly duel in Valorant at $5 now?', 20_000),
      ago('who is up for a friendly duel in Valorant at $10 now?', 10_000),
    ];
    expect(isRepetition('who is up for a friendly duel in Valorant at $20 now?', offers.slice(1), NOW)).toBe(false);
    expect(isRepetition('who is up for a friendly duel in Valorant at $20 now?', offers, NOW)).toBe(true);
    expect(isRepetition('who is up for a friendly duel in Valorant at $5 now?', offers.slice(0, 1), NOW)).toBe(true);
  });

  it.each([
    ['another text', 'see you in the next round', 'join my server now'],
    ['a text that shares a beginning', 'join my server for the scrim tonight', 'join my server now'],
  ])('lets %s pass', (_what, text, before) => {
    expect(isRepetition(text, [ago(before, 1)], NOW)).toBe(false);
  });

  it('forgets after a minute', () => {
    expect(isRepetition('join my server now', [ago('join my server now', 59_999)], NOW)).toBe(true);
    expect(isRepetition('join my server now', [ago('join my server now', 60_000)], NOW)).toBe(false);
  });

  it('lets short words be said three times, and emoji too', () => {
    for (const text of ['gg', '🔥']) {
      const said = [ago(text, 1), ago(text, 2), ago(text, 3)];
      expect(isRepetition(text, said.slice(1), NOW)).toBe(false);
      expect(isRepetition(text, said, NOW)).toBe(true);
    }
    expect(isRepetition('🔥', [ago('🎉', 1), ago('🎉', 2), ago('🎉', 3)], NOW)).toBe(false);
  });
});

describe('likeness', () => {
  it('is the same both ways, between nothing and all, and all for a text with itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const share = likeness(one, other);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(likeness(other, one)).toBe(share);
        expect(likeness(one, one)).toBe(1);
      }),
    );
  });
});
