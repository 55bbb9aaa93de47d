import { css } from '@emotion/react';
import { type ReactNode, useCallback, useState } from 'react';
import { visuallyHidden } from '../theme.tsx';
import { below, canHover } from '../tokens.ts';

export interface Column<Item> {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Read aloud only: for a column of buttons. */
  hideHeader?: boolean;
  /** On phones without the name of the column: what it shows says what it is. */
  plain?: boolean;
}

interface TableProps<Item> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
}

/**
 * A table that needs more room than its place has is scrolled there, and the page stays as wide as the window. It holds
 * what is hidden for the eye, which would widen the page from outside of it, and leaves room for the rings of the focus.
 */
const place = css({
  position: 'relative',
  overflowX: 'auto',
  margin: 'calc(-1 * var(--space-1))',
  padding: 'var(--space-1)',
  [below.medium]: { overflowX: 'visible' },
});

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
  [canHover]: { ':hover': { background: 'var(--bg-2)' } },
  '& > *': {
    padding: 'var(--space-3)',
    borderBlockEnd: '1px solid var(--line)',
    textAlign: 'start',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > th': { fontWeight: 600 },
  // Two lines: what the row is and its first figure, then the rest in small.
  [below.medium]: {
    '&&': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px var(--space-3)',
      minHeight: 56,
      padding: 'var(--space-2) 0',
      borderBlockEnd: '1px solid var(--line)',
      background: 'none',
    },
    '& > *': { padding: 0, border: 0 },
    '& > th': { flex: '1 1 55%', minWidth: 0, overflowWrap: 'anywhere' },
    '& > td': { order: 2, color: 'var(--text-dim)', fontSize: 'var(--size-12)' },
    '& > td:empty': { display: 'none' },
    '& > td[data-lead]': { order: 0, color: 'var(--text)', fontSize: 'var(--size-14)', fontWeight: 600 },
    '& > td[data-acts]': { order: 3, marginInlineStart: 'auto' },
    // Where the second line begins.
    '::after': { content: '""', order: 1, flexBasis: '100%', height: 0 },
  },
});

const atEnd = css({ '&&': { textAlign: 'end' } });
const inlineLabel = css({ display: 'none', marginInlineEnd: 'var(--space-1)', [below.medium]: { display: 'inline' } });

/** Whether there is something to scroll to, so that it can be reached by keyboard. */
function useIsWider(): readonly [boolean, (box: HTMLElement | null) => (() => void) | undefined] {
  const [isWider, setWider] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const sized = new ResizeObserver(() => setWider(box.scrollWidth > box.clientWidth));
    for (const part of [box, ...box.children]) sized.observe(part);
    return () => sized.disconnect();
  }, []);
  return [isWider, watch];
}

/**
 * Rows and columns; below 768 px two lines for each row: its name with the first figure, and below them the other values
 * with the names of their columns. The roles are written out because browsers forget those of a table that is laid out
 * as blocks.
 */
export function Table<Item>({ caption, columns, items, itemKey }: TableProps<Item>) {
  const [isWider, watch] = useIsWider();
  const lead = columns.find(({ align, hideHeader }, index) => index > 0 && align === 'end' && hideHeader !== true)?.key;
  return (
    <div ref={watch} css={place} {...(isWider && { tabIndex: 0, role: 'region', 'aria-label': caption })}>
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
              {columns.map(({ key, header, cell, align, hideHeader = false, plain = false }, index) => {
                const value = cell(item);
                return index === 0 ? (
                  <th key={key} scope="row" role="rowheader">
                    {value}
                  </th>
                ) : (
                  <td
                    key={key}
                    css={align === 'end' && atEnd}
                    role="cell"
                    data-lead={key === lead || undefined}
                    data-acts={hideHeader || undefined}
                  >
                    {!hideHeader && !plain && key !== lead && value !== null && (
                      <span css={inlineLabel} aria-hidden="true">
                        {header}
                      </span>
                    )}
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
