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

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
