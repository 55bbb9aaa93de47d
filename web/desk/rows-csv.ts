import { saveFile } from '../parts/take-text.ts';

type Cell = string | number | null;

/** What a spreadsheet would take for a formula is written as text. */
const FORMULA = /^[=+\-@\t\r]/;
/** A sum below zero begins like a formula and is none. */
const FIGURE = /^-\d+(?:\.\d+)?$/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) && !FIGURE.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180). */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map((cells) => cells.map(written).join(',')).join('\r\n');

/** Hands rows to the browser as a file that spreadsheets take for UTF-8. */
export const saveCsv = (name: string, text: string): void => saveFile(name, `\uFEFF${text}`, 'text/csv;charset=utf-8');
