import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../shared/languages.ts';
import { taxYearIn } from './tax-year-words.ts';
import { taxYearTable } from './tax-year.ts';

const accounts = [{ currency: 'USD', opening: 0, closing: 0, sums: [] }] as const;
const table = taxYearTable(2026, { id: '7', username: 'ada' }, accounts, Date.UTC(2026, 5, 1));

const wordsOf = ({ title, period, labels, columns, rows, notes }: typeof table): string[] => [
  title,
  period,
  ...labels,
  ...columns.map((column) => column.title),
  ...rows.map((row) => row.labels[0] ?? ''),
  ...notes,
];

it('the file of a tax year reads in English as the API says it', () => {
  expect(taxYearIn('en', 2026, table)).toEqual(table);
});

const OTHERS = LANGUAGES.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

it.each(OTHERS)('all of it is in the reader’s language where that is %s; figures and currency stay', (language) => {
  const read = taxYearIn(language, 2026, table);
  const english = new Set(wordsOf(table));
  expect(wordsOf(read).filter((words) => english.has(words))).toEqual([]);
  expect(read.rows.map(({ figures, labels }) => [figures, labels[1]])).toEqual(
    table.rows.map(({ figures, labels }) => [figures, labels[1]]),
  );
});
