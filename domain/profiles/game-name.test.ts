import { describe, expect, it } from 'vitest';
import { GAME_NAME_MAX, gameNameOf, ruleOnGameName } from './game-name.ts';

const named = (text: string): unknown => {
  const ruling = ruleOnGameName(text);
  return ruling.ok ? ruling.value : ruling.refusal;
};
const UNUSABLE = { code: 'GAME_NAME_UNUSABLE', field: 'name' };

describe('ruleOnGameName', () => {
  it.each([
    'Nova#EUW',
    'Hide on bush#KR1',
    'Мышь#0001',
    '나는야#KR1',
    '日本語名#JP1',
    'لاعب#عرب',
    'שחקן#IL1',
    '🔥🦊🔥',
    '👨‍👩‍👧#EUW',
    'ʕ•ᴥ•ʔ',
    'José',
    '76561198000000001',
    'x'.repeat(GAME_NAME_MAX),
    '🦊'.repeat(GAME_NAME_MAX),
  ])('takes %s as it is', (name) => {
    expect(named(name)).toBe(name);
  });

  it('stores one form of a letter that has two, and no spaces around', () => {
    expect(named('  Jose\u0301#EUW ')).toBe('Jos\u00E9#EUW');
  });

  it.each(['ab', '#1', '🦊', 'x'.repeat(GAME_NAME_MAX + 1), '\u200D\u200D\u200D', '\u0301\u0301\u0301'])(
    'refuses %j',
    (name) => {
      expect(named(name)).toEqual(UNUSABLE);
    },
  );

  it.each(['', ' ', ' \u00A0 '])('takes the name away for %j', (name) => {
    expect(named(name)).toBeNull();
  });
});

describe('gameNameOf', () => {
  const proven = { name: 'lichess-nova', isProven: true };
  const told = { name: '76561198000000001', isProven: false };

  it('is that of the account whose owner has signed in, whatever was typed', () => {
    expect(gameNameOf('Typed', proven)).toEqual({ name: 'lichess-nova', isLinked: true });
    expect(gameNameOf(null, proven)).toEqual({ name: 'lichess-nova', isLinked: true });
  });

  it('is else what was typed, and what a client told only where nothing was', () => {
    expect(gameNameOf('Typed', null)).toEqual({ name: 'Typed', isLinked: false });
    expect(gameNameOf('Typed', told)).toEqual({ name: 'Typed', isLinked: false });
    expect(gameNameOf(null, told)).toEqual({ name: told.name, isLinked: false });
    expect(gameNameOf(null, null)).toEqual({ name: null, isLinked: false });
  });
});
