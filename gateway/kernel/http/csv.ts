import { stringify } from 'csv-stringify/sync';

/** A text, or a number that stays one. */
export type Cell = string | number;

/** Decimals of our own making; a spreadsheet reads nothing but a figure in them. */
const FIGURE = /^-?\d+(\.\d+)?$/;

/**
 * What makes a spreadsheet take a text for a formula: a sign, also in full width, behind whatever it does not show. A
 * control character in front is enough, since some drop it when they read.
 */
const FORMULA =
  /^(?:[\p{White_Space}\p{Cf}]*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\u{2212}]|[\p{White_Space}\p{Cf}]*\p{Cc})/u;

const guarded = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) && !FIGURE.test(cell) ? `'${cell}` : cell;

/** A table as CSV (RFC 4180) that no spreadsheet runs: texts that would be formulas are quoted with an apostrophe. */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(
    stringify(
      [header, ...rows].map((row) => row.map(guarded)),
      // A line break of either kind within a text must not end the row.
      { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
    ),
  );
