import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const linesOf = (...cells: readonly (string | number)[]) =>
  toCsv(
    ['text'],
    cells.map((cell) => [cell]),
  ).toString();

it.each(['=1+1', '+1-cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula for a spreadsheet', (text) => {
  const [, row = ''] = /^text\r\n"?(.)/.exec(linesOf(text)) ?? [];
  expect(row).toBe("'");
});

it('figures stay figures, and texts that hold separators or breaks stay one cell', () => {
  expect(linesOf('-12.50', 7, -3, '13–9')).toBe('text\r\n-12.50\r\n7\r\n-3\r\n13–9\r\n');
  expect(linesOf('a,b', 'say "hi"', 'two\nlines')).toBe('text\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n');
});
