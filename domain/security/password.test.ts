import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX, ruleOnPassword, strengthOf } from './password.ts';

const isUsable = (text: string): boolean => ruleOnPassword(text).ok;

describe('ruleOnPassword', () => {
  it.each(['demo-Gauntlet-1', 'correct-Horse-9', 'zebra lamp', 'ÜberÄpfel', '  spaces  ', '🐎🔋📎🧲🦓🪔🎲🧭'])(
    'takes %j as it is',
    (text) => {
      expect(ruleOnPassword(text)).toEqual({ ok: true, value: text });
    },
  );

  it('counts characters as people do', () => {
    expect(isUsable('zebralm')).toBe(false);
    expect(isUsable('zebralmp')).toBe(true);
    expect(isUsable('🐎🔋📎🧲')).toBe(false);
    expect(isUsable('zebra lamp '.repeat(30).slice(0, PASSWORD_MAX))).toBe(true);
    expect(isUsable('zebra lamp '.repeat(30).slice(0, PASSWORD_MAX + 1))).toBe(false);
  });

  it('refuses what is tried first, in any case', () => {
    expect([...COMMON_PASSWORDS].filter(isUsable)).toEqual([]);
    expect([...COMMON_PASSWORDS].filter((text) => isUsable(text.toUpperCase()))).toEqual([]);
    expect(isUsable('PassWord123')).toBe(false);
    expect(isUsable('zzzzzzzzzzzzzz')).toBe(false);
    expect(isUsable('aAaAaAaAaA')).toBe(false);
  });

  it('names the field', () => {
    expect(ruleOnPassword('')).toEqual({ ok: false, refusal: { code: 'PASSWORD_UNUSABLE', field: 'password' } });
  });

  it('lists only words that could be passwords at all, folded', () => {
    expect([...COMMON_PASSWORDS].filter((text) => text.length < 8 || text !== text.toLowerCase())).toEqual([]);
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
  });
});

describe('strengthOf', () => {
  const [LENGTH, LOWER, UPPER, DIGIT, SPECIAL] = [
    'At least 8 characters',
    'Include lowercase letters',
    'Include uppercase letters',
    'Include numbers',
    'Include special characters',
  ];

  it.each([
    ['', 0, 'Weak', [LENGTH, LOWER, UPPER, DIGIT, SPECIAL]],
    ['a', 1, 'Weak', [LENGTH, UPPER, DIGIT, SPECIAL]],
    ['A', 1, 'Weak', [LENGTH, LOWER, DIGIT, SPECIAL]],
    ['7', 1, 'Weak', [LENGTH, LOWER, UPPER, SPECIAL]],
    ['!', 1, 'Weak', [LENGTH, LOWER, UPPER, DIGIT]],
    ['abcdefgh', 2, 'Fair', [UPPER, DIGIT, SPECIAL]],
    ['aB', 2, 'Fair', [LENGTH, DIGIT, SPECIAL]],
    ['abcdefG7', 4, 'Strong', [SPECIAL]],
    ['zebraLam', 3, 'Good', [DIGIT, SPECIAL]],
    ['aB7', 3, 'Good', [LENGTH, SPECIAL]],
    ['aB7!', 4, 'Strong', [LENGTH]],
    ['abcde B7', 5, 'Very Strong', []],
    ['abcdeB7!', 5, 'Very Strong', []],
  ])('gives %j the score %i, %s', (password, score, label, missing) => {
    expect(strengthOf(password)).toEqual({ score, label, missing });
  });

  it.each([
    ['P@ssw0rd', 2, 'Fair', []],
    ['Password1', 2, 'Fair', [SPECIAL]],
    ['aAaAaAaAaA', 2, 'Fair', [DIGIT, SPECIAL]],
    ['password', 2, 'Fair', [UPPER, DIGIT, SPECIAL]],
    ['11111111', 2, 'Fair', [LOWER, UPPER, SPECIAL]],
  ])('gives %j, which is tried first and refused, the score %i, %s', (password, score, label, missing) => {
    expect(isUsable(password)).toBe(false);
    expect(strengthOf(password)).toEqual({ score, label, missing });
  });

  it('calls nothing of the list better than Fair, in any case', () => {
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    const better = [...COMMON_PASSWORDS].flatMap((text) =>
      [text, text.toUpperCase(), capital(text)].filter((spelt) => strengthOf(spelt).score > 2),
    );
    expect(better).toEqual([]);
  });

  /** What nobody tries first. */
  const unlisted = fc.string({ unit: 'grapheme' }).map((text) => `zebra ${text}`);

  it('gives a point for each hint that is not open, for any text that is not tried first', () => {
    fc.assert(
      fc.property(unlisted, (text) => {
        const { score, missing } = strengthOf(text);
        expect(score + missing.length).toBe(5);
      }),
    );
  });

  it('never falls while something is added to a text that is not tried first', () => {
    fc.assert(
      fc.property(unlisted, fc.string(), (text, more) => {
        expect(strengthOf(text + more).score).toBeGreaterThanOrEqual(strengthOf(text).score);
      }),
    );
  });
});
