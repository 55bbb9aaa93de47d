import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { formatUtcDate } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

/** The first instant, UTC, of a day that the server names in English, as in `Nov 1, 2026`; null for what is none. */
function dayOf(text: string): number | null {
  const at = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** `Nov 1, 2026 to Nov 30, 2026 (UTC)`, or one day, as the server has it. */
function periodWords(period: string): string {
  const [, first = '', last = first] = /^(.+?)(?: to (.+))? \(UTC\)$/.exec(period) ?? [];
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from === null || to === null) return period;
  return from === to
    ? t.oneDayUTC({ day: formatUtcDate(from) })
    : t.daysUTC({ first: formatUtcDate(from), last: formatUtcDate(to) });
}

/** What the server says in English in the reader's language; what is none of our words stays as it is. */
export interface FigureWords {
  readonly title: (title: string) => string;
  /** Of labels and columns. */
  readonly header: (header: string) => string;
  /** Of the label of a row, by its place. */
  readonly label: (label: string, place: number, isSum: boolean) => string;
  readonly note: (note: string) => string;
}

/** A table of the books as its reader reads it. */
export const figuresInWords = (table: FigureTableFieldsFragment, words: FigureWords): FigureTableFieldsFragment => ({
  ...table,
  title: words.title(table.title),
  period: periodWords(table.period),
  labels: table.labels.map(words.header),
  columns: table.columns.map((column) => ({ ...column, title: words.header(column.title) })),
  rows: table.rows.map((row) => ({
    ...row,
    labels: row.labels.map((label, place) => words.label(label, place, row.isSum)),
  })),
  notes: table.notes.map(words.note),
});
