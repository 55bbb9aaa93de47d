import type { ReactNode } from 'react';
import { PagedList } from '../../parts/paged-list.tsx';
import type { Pages } from '../../data/use-pages.ts';
import type { Line } from '../hooks/use-lines.ts';
import { LineTable, type LineTableProps } from './line-table.tsx';
import * as t from '../__generated__/messages.ts';

interface LineListProps extends Omit<LineTableProps, 'lines'> {
  readonly read: Pages<Line>;
  readonly empty: ReactNode;
}

/** Bookings in all four states, with a way to the next page. */
export const LineList = ({ read, empty, ...table }: LineListProps) => (
  <PagedList read={read} what={t.yourHistory()} skeleton={[6, 52]} empty={empty}>
    {(lines) => <LineTable {...table} lines={lines} />}
  </PagedList>
);
