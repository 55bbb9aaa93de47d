import { expect, it } from 'vitest';
import { needsOf } from './compile-messages.ts';
import { messageFolders, readCatalog } from './message-rooms.ts';
import { pseudoText } from './pseudo-messages.ts';

it.each([
  ['Pay now', '⟦Pááÿ ñööw⟧'],
  ['{name} won {amount}', '⟦{name} wööñ {amount}⟧'],
  [
    '{count, plural, =0 {no battle} one {# battle} other {# battles}}',
    '⟦{count,plural,one{# bááttlëë} other{# bááttlëëš} =0{ñöö bááttlëë}}⟧',
  ],
  ['Read <link>the rules</link>', '⟦Rëëáád <link>thëë rüülëëš</link>⟧'],
])('%s becomes %s', (text, said) => {
  expect(pseudoText(text)).toBe(said);
});

it('every text of the app has one that needs the same and is two fifths longer', () => {
  const texts = messageFolders().flatMap((folder) => Object.values(readCatalog(folder, 'en')));
  expect(texts.filter((text) => needsOf(pseudoText(text)) !== needsOf(text))).toEqual([]);
  const plain = texts.filter((text) => !/[{<]/.test(text));
  const lettersOf = (all: readonly string[]): number => all.join('').length;
  const grown = lettersOf(plain.map((text) => pseudoText(text).slice(1, -1))) / lettersOf(plain);
  expect(grown).toBeGreaterThan(1.3);
  expect(grown).toBeLessThan(1.5);
});
