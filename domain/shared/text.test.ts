import { describe, expect, it } from 'vitest';
import { holdsNul, tidyLine, tidyLines, tidySentence } from './text.ts';

describe('a text of one line', () => {
  it.each([
    ['a line end of any kind', 'a\r\nb\rc\nd\u0085e\u2028f\u2029g', 'a b c d e f g'],
    ['controls', '\u0007a\u001b[31mb\u009dc\u007f', 'a [31mb c'],
    ['tabs and what stands around them', '  a \t  b ', 'a b'],
    ['turned writing', 'a\u202egnp.exe\u2066b\u2069', 'agnp.exeb'],
    ['what cannot be seen', 'a\u200bb\ufeffc\u00add\u2060e\ufff9', 'abcde'],
    ['half of a character', 'a\ud800b', 'ab'],
    ['nothing else', '\r\n\u2028', ''],
  ])('loses %s', (_, typed, line) => expect(tidyLine(typed)).toBe(line));

  it.each(['plain', '  two  spaces ', 'João – Élan №1', 'می‌خواهم', '👩‍👩‍👧‍👦 ❤️', 'العربية', ''])(
    'stays as it is: %j',
    (text) => expect(tidyLine(text)).toBe(text),
  );
});

it('a text of several lines keeps its lines, all with one end, and loses what controls a screen', () => {
  expect(tidyLines('a\r\nb\rc\u2028d\n\ne\tf\u0000\u001b\u202eg')).toBe('a\nb\nc\nd\n\ne fg');
});

it('a sentence keeps what sets its names apart, and nothing else that cannot be seen', () => {
  expect(tidySentence('\u2068נועה\u2069 won\r\n\u202e\u200b twice ')).toBe('\u2068נועה\u2069 won twice');
  expect(tidySentence('Nova won')).toBe('Nova won');
});

it('a NUL is found however deep it lies', () => {
  expect(holdsNul({ a: [{ b: 'x\0' }] })).toBe(true);
  expect(holdsNul({ a: [{ b: 'x' }], n: null })).toBe(false);
});
