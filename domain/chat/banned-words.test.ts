import { expect, it } from 'vitest';
import { BANNED_WORD_MAX, hasBannedWord, ruleOnBannedWord } from './banned-words.ts';

const listed = (typed: string) => {
  const ruling = ruleOnBannedWord(typed);
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

it('lists a word in one spelling, and nothing that is too long or says nothing', () => {
  expect(['  Camper ', 'BOOSTED   ape', 'ｃamper'].map(listed)).toEqual(['camper', 'boosted ape', 'camper']);
  for (const bad of ['', ' ', '!!', 'a', 'x'.repeat(BANNED_WORD_MAX + 1)]) expect(listed(bad), bad).toBe('BAD_INPUT');
});

it('finds a word whole, in any case, disguised, between marks or spelled out', () => {
  for (const text of [
    'camper',
    'You CAMPER!',
    'what a c4mper',
    'ｃａｍｐｅｒ',
    'саmреr again',
    'c.a.m.p.e.r',
    'such a c a m p e r you are',
    'noob,camper,noob',
  ])
    expect(hasBannedWord(text, ['camper']), text).toBe(true);
});

it('leaves alone what only holds the letters of a word', () => {
  for (const text of ['scampering', 'campers', 'camp er', 'cam per game', '', '😀'])
    expect(hasBannedWord(text, ['camper']), text).toBe(false);
  expect(hasBannedWord('camper', [])).toBe(false);
});

it('finds a phrase where its words stand side by side alone', () => {
  expect(hasBannedWord('you boosted, ape', ['boosted ape'])).toBe(true);
  expect(hasBannedWord('boosted by an ape', ['boosted ape'])).toBe(false);
});
