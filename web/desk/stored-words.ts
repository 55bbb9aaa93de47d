import * as t from './__generated__/messages.ts';

/**
 * A state as it is stored, in words.
 * @param words as people read it who know the codes: they are English, and stand for a code that has no words yet
 */
export const storedWords = (code: string, words: string): string =>
  t.storedWord({ code: code.replaceAll(/[-.]/g, '_'), words });
