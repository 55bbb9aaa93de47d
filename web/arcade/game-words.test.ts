import { expect, it } from 'vitest';
import { GAMES, GAME_IDS } from '../../domain/arcade/games.ts';
import { GAME_DESCRIPTIONS, GAME_HOW_TOS } from './game-words.ts';

it.each(GAME_IDS)('%s reads in English as its rules state it', (game) => {
  const { description, howTo } = GAMES[game];
  expect([GAME_DESCRIPTIONS[game], ...GAME_HOW_TOS[game]]).toEqual([description, ...howTo]);
});
