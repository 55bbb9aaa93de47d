import { describe, expect, it } from 'vitest';
import { ruleOnDisplayName } from './display-name.ts';

const named = (text: string): string | null => {
  const ruling = ruleOnDisplayName(text);
  return ruling.ok ? ruling.value : null;
};

describe('a display name', () => {
  it.each([
    ['Nova', 'Nova'],
    ['  Nova  ', 'Nova'],
    ['Nova\t of\n the   North', 'Nova of the North'],
    ['Jose\u0301', 'José'],
    ['ネオ 🎮', 'ネオ 🎮'],
    ['👩‍🚀', '👩‍🚀'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['🎮'.repeat(30), '🎮'.repeat(30)],
  ])('%j is kept as %j', (text, kept) => {
    expect(named(text)).toBe(kept);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000 '],
    ['31 characters', 'x'.repeat(31)],
    ['what nobody sees', '\u200b\u200d\u2060'],
    ['a mark alone', '\u0301'],
    ['a control character', 'No\u0007va'],
    ['what turns the direction of the text after it', 'Nova\u202e'],
    ['an isolate', '\u2066Nova\u2069'],
    ['half a character', 'Nova\ud83c'],
    ['a private character', 'Nova\ue000'],
    ['ours', 'Gauntlet'],
    ['one of those who act for us', 'Supp0rt Team'],
  ])('is not %s', (_what, text) => {
    expect(ruleOnDisplayName(text)).toEqual({
      ok: false,
      refusal: { code: 'DISPLAY_NAME_UNUSABLE', field: 'displayName' },
    });
  });
});
