import type { ReactNode } from 'react';
import { PagedList } from '../../parts/paged-list.tsx';
import type { Pages } from '../../data/use-pages.ts';
import type { Line } from '../hooks/use-lines.ts';
import { LineTable } from './line-table.tsx';

interface LineListProps {
  readonly caption: string;
  readonly currency: 'USD' | 'BC';
  readonly read: Pages<Line>;
  readonly empty: ReactNode;
}

/** Bookings in all four states, with a way to the next page. */
export const LineList = ({ caption, currency, read, empty }: LineListProps) => (
  <PagedList read={read} what="your history" skeleton={[6, 52]} empty={empty}>
    {(lines) => <LineTable caption={caption} currency={currency} lines={lines} />}
  </PagedList>
);
