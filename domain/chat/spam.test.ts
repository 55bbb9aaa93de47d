import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBurst, isRepetition, likeness } from './spam.ts';

const NOW = 10_000_000;
const ago = (text: string, ms: number) => ({ text, at: NOW - ms });

describe('isBurst', () => {
  it('begins with the sixth message within ten seconds', () => {
    const five = Array.from({ length: 5 }, (_, n) => ago(`m${n}`, n * 1_000));
    expect(isBurst(five, NOW)).toBe(true);
    expect(isBurst(five.slice(1), NOW)).toBe(false);
    expect(isBurst([...five.slice(1), ago('old', 10_000)], NOW)).toBe(false);
  });
});

describe('isRepetition', () => {
  it.each([
    ['the same', 'join my server now', 'join my server now'],
    ['another case', 'Join My Server Now', 'join my server now'],
    ['other punctuation', 'join... my server, now!!!', 'join my server now'],
    ['one letter more', 'join my server now', 'join my server nowx'],
    ['wide letters', 'ｊｏｉｎ my server now', 'join my server now'],
  ])('sees through %s', (_how, text, before) => {
    expect(isRepetition(text, [ago(before, 30_000)], NOW)).toBe(true);
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
