import { expect, it } from 'vitest';
import { knownWords } from './known-words.ts';

it('says what is ours, and leaves the rest as it came, whatever somebody has typed', () => {
  const words = { Champion: 'De campeonato' };
  expect(['Champion', 'Typed by staff', 'constructor'].map((text) => knownWords(words, text))).toEqual([
    'De campeonato',
    'Typed by staff',
    'constructor',
  ]);
});
