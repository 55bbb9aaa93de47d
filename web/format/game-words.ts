import { GAME_TITLES } from '../../domain/shared/games.ts';
import { knownWords } from './known-words.ts';
import * as t from './__generated__/messages.ts';

export const CHESS = t.chess();

/** The games whose names are words, not marks. */
export const GAME_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en' ? {} : { [GAME_TITLES.chess]: CHESS };

/** What a game is called. */
export const gameWords = (title: string): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? title : knownWords(GAME_WORDS, title);
