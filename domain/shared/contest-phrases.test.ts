import { expect, it } from 'vitest';
import { ARCADE_MODES, ARCADE_MODE_TITLES } from '../arcade/games.ts';
import { matchTitle } from '../tournaments/match-names.ts';
import { phrase, phraseWords } from './contest-phrases.ts';

it('names and numbers of a phrase are told apart, each in their order', () => {
  expect(phrase('won-match', 'Nova', 2, 1)).toEqual({ code: 'won-match', names: ['Nova'], numbers: [2, 1] });
  expect(phraseWords(phrase('won-match', 'Nova', 2, 1))).toBe('Nova won 2–1');
});

it('money is in dollars, coins and points are counted in groups of three', () => {
  expect(
    [phrase('stake', 5_00), phrase('entry-coins', 1_200), phrase('won-points', 12_345)].map((one) => phraseWords(one)),
  ).toEqual(['$5.00 stake', '1,200 BC entry', 'Won with 12,345 points']);
});

it('a mode of the arcade and a match of a tournament are called as everywhere', () => {
  expect(ARCADE_MODES.map((mode) => phraseWords(phrase(mode)))).toEqual(Object.values(ARCADE_MODE_TITLES));
  expect(phraseWords(phrase('match', 7))).toBe(matchTitle(6));
});
