import { expect, it } from 'vitest';
import { taxYearTable } from '../../domain/wallet/tax-year.ts';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { TAX_YEAR_WORDS, taxYearInWords } from './tax-year-words.ts';

it.each(Object.entries(TAX_YEAR_WORDS))('%s reads in English as the files and the API have it', (own, words) => {
  expect(words).toBe(own);
});

it('a tax year reads in English as the server has it, its period too', () => {
  const accounts = [{ currency: 'USD', opening: 0, closing: 0, sums: [] }] as const;
  const table = taxYearTable(2026, { id: '7', username: 'ada' }, accounts, Date.UTC(2026, 5, 1));
  // As it comes over the wire, without the names of its types.
  const sent = JSON.parse(JSON.stringify(table)) as FigureTableFieldsFragment;
  expect(taxYearInWords(sent)).toEqual(sent);
});

it.each(['Jan 4, 2026 (UTC)', 'the year so far', 'days 1 to 4 (UTC)'])('a period %j stays as it is', (period) => {
  const table = {
    __typename: 'FigureTable' as const,
    title: 'A newer title',
    period,
    subject: null,
    readAt: 0,
    labels: ['A newer label'],
    columns: [],
    rows: [],
    notes: ['A newer note'],
  };
  expect(taxYearInWords(table)).toEqual(table);
});
