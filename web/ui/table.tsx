import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from './theme.tsx';
import { below } from './tokens.ts';

export interface Column<Item> {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Read aloud only: for a column of buttons. */
  hideHeader?: boolean;
}

interface TableProps<Item> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
}

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--size-14)',
  [below.medium]: { '&, & > tbody, & > tbody > tr': { display: 'block' }, '& > thead': visuallyHidden },
});

const headCell = css({
  padding: 'var(--space-2) var(--space-3)',
  borderBlockEnd: '1px solid var(--line)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

const row = css({
  transition: 'background var(--duration-fast)',
  ':hover': { background: 'var(--bg-2)' },
  '& > *': {
    padding: 'var(--space-3)',
    borderBlockEnd: '1px solid var(--line)',
    textAlign: 'start',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > th': { fontWeight: 600 },
  [below.medium]: {
    '&&': { background: 'var(--bg-1)' },
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-l)',
    padding: 'var(--space-2) var(--space-4)',
    '& + &': { marginBlockStart: 'var(--space-3)' },
    '& > *': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 'var(--space-4)',
      padding: 'var(--space-2) 0',
      border: 0,
    },
    '& > th': { fontSize: 'var(--size-16)' },
  },
});

const atEnd = css({ '&&': { textAlign: 'end' } });
const cardLabel = css({ display: 'none', color: 'var(--text-dim)', [below.medium]: { display: 'inline' } });

/**
 * Rows and columns; below 768 px a card for each row, with the name of the column before each value. The roles are
 * written out because browsers forget those of a table that is laid out as blocks.
 */
export function Table<Item>({ caption, columns, items, itemKey }: TableProps<Item>) {
  return (
    <table css={table} role="table">
      <caption css={visuallyHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align, hideHeader = false }) => (
            <th key={key} css={[headCell, align === 'end' && atEnd]} scope="col" role="columnheader">
              <span css={hideHeader ? visuallyHidden : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={itemKey(item)} css={row} role="row">
            {columns.map(({ key, header, cell, align, hideHeader = false }, index) =>
              index === 0 ? (
                <th key={key} scope="row" role="rowheader">
                  {cell(item)}
                </th>
              ) : (
                <td key={key} css={align === 'end' && atEnd} role="cell">
                  {!hideHeader && (
                    <span css={cardLabel} aria-hidden="true">
                      {header}
                    </span>
                  )}
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
