import { expect, it } from 'vitest';
import { winRate } from './team-words.ts';

it.each([
  [3, 1, '75%'],
  [1, 2, '33%'],
  [0, 4, '0%'],
  [0, 0, '–'],
])(
  'a member who won %i and lost %i has a win rate of %s, and none at all before the first (EN-20)',
  (wins, losses, rate) => {
    expect(winRate({ wins, losses })).toBe(rate);
  },
);
