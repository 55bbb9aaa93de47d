import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { Figures } from './figure-table.tsx';

const row = (labels: string[], figures: (number | null)[], currency: 'USD' | 'BC', isSum = false) => ({
  __typename: 'FigureRow' as const,
  labels,
  figures,
  currency,
  isSum,
});

const TABLE: FigureTableFieldsFragment = {
  __typename: 'FigureTable',
  title: 'Tax Year 2026',
  period: 'Jan 1, 2026 to Dec 31, 2026 (UTC)',
  subject: 'ada (No. 7)',
  readAt: Date.UTC(2026, 10, 26),
  labels: ['What'],
  columns: [
    { __typename: 'FigureColumn', title: 'Bookings', unit: 'COUNT' },
    { __typename: 'FigureColumn', title: 'Net', unit: 'MONEY' },
  ],
  rows: [
    row(['Deposits'], [1_200, 123_405], 'USD'),
    row(['Balance at the end'], [null, -50], 'USD', true),
    row(['Bonuses'], [2, 1_500], 'BC'),
  ],
  notes: ['The year is the calendar year in UTC.'],
};

it('figures stand in the unit of their column and the currency of their row, and what is not there is a dash', () => {
  render(<Figures table={TABLE} fileOf={(format) => `/files/year.${format}`} />);
  const table = screen.getByRole('table', { name: 'Tax Year 2026, Jan 1, 2026 to Dec 31, 2026 (UTC)' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((one) =>
      within(one)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replace(/^Net/, '')),
    );
  expect(cells).toEqual([
    ['1,200', '$1,234.05'],
    ['–', '-$0.50'],
    ['2', '1,500 BC'],
  ]);
  expect(within(table).getByText('Balance at the end').tagName).toBe('STRONG');
  expect(within(table).getByText('Deposits').tagName).not.toBe('STRONG');
});

it('leads to the same table as PDF and as CSV, named for screen readers, and says how to read it', () => {
  render(<Figures table={TABLE} fileOf={(format) => `/files/year.${format}`} />);
  const hrefs = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Download PDF, Tax Year 2026', '/files/year.pdf'],
    ['Download CSV, Tax Year 2026', '/files/year.csv'],
  ]);
  expect(screen.getByText('The year is the calendar year in UTC.')).toBeTruthy();
});
