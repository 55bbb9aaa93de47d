import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const linesOf = (...cells: readonly (string | number)[]) =>
  toCsv(
    ['text'],
    cells.map((cell) => [cell]),
  ).toString();

/** As spreadsheets write them, in both widths. */
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−'];
/** What a reader may drop in front of a text, or not show. */
const UNSEEN = [
  '',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u00a0',
  '\u0000',
  '\u0001',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u200b',
  '\ufeff',
  '\u2066',
  '\u3000',
  ' \t\n',
];

it.each(SIGNS)(
  'a text that begins with %s is no formula for a spreadsheet, whatever stands unseen before it',
  (sign) => {
    for (const unseen of UNSEEN) {
      for (const text of [`${unseen}${sign}1+1`, `${unseen}${sign}cmd|' /C calc'!A0`, `${unseen}${sign}`]) {
        const [, first] = /^text\r\n"?(.)/s.exec(linesOf(text)) ?? [];
        expect(first, JSON.stringify(text)).toBe("'");
      }
    }
  },
);

it.each(UNSEEN.filter((unseen) => /\p{Cc}/u.test(unseen)))(
  'a text that begins with the control character %j is kept apart',
  (unseen) => {
    const [, first] = /^text\r\n"?(.)/s.exec(linesOf(`${unseen}1`)) ?? [];
    expect(first).toBe("'");
  },
);

it('words that only hold such signs stay as they are', () => {
  expect(linesOf('a=b', 'x-1', 'me@example', '1＋1', 'naïve', 'ΑΒΓ')).toBe(
    'text\r\na=b\r\nx-1\r\nme@example\r\n1＋1\r\nnaïve\r\nΑΒΓ\r\n',
  );
});

it('figures stay figures, and texts that hold separators or breaks stay one cell', () => {
  expect(linesOf('-12.50', 7, -3, '13–9')).toBe('text\r\n-12.50\r\n7\r\n-3\r\n13–9\r\n');
  expect(linesOf('a,b', 'say "hi"', 'two\nlines')).toBe('text\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n');
});
