import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { visuallyHidden } from '../theme.tsx';
import { below, canHover } from '../tokens.ts';
import { usePhone } from '../use-media.ts';
import { type Slot, slotsOf } from './table-slots.ts';
import * as t from '../__generated__/messages.ts';

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
  /** Where a phone has it, if not where `slotsOf` puts it: beside the name, in the line below it, or behind the row. */
  phone?: 'sum' | 'line' | 'behind';
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
  // Two lines: what the row is with its sum, then the rest in small; what is behind it below them.
  [below.medium]: {
    '&&': {
      position: 'relative',
      isolation: 'isolate',
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
    '& > th': { flex: '1 1 50%', minWidth: 0, overflowWrap: 'anywhere' },
    '& > td': { order: 3, minWidth: 0, color: 'var(--text-dim)', fontSize: 'var(--size-12)', overflowWrap: 'anywhere' },
    '& > td:empty': { display: 'none' },
    '& > td[data-slot="sum"]': { order: 0, color: 'var(--text)', fontSize: 'var(--size-14)', fontWeight: 600 },
    '& > td[data-slot="toggle"]': { order: 1, flex: 'none' },
    '& > td[data-slot="acts"]': { order: 4, marginInlineStart: 'auto' },
    '& > td[data-slot="behind"]': {
      order: 5,
      display: 'flex',
      flex: '1 1 100%',
      justifyContent: 'space-between',
      gap: 'var(--space-4)',
      paddingBlock: 'var(--space-1)',
      fontSize: 'var(--size-14)',
    },
    // Where the second line begins.
    '::after': { content: '""', order: 2, flexBasis: '100%', height: 0 },
    // Stands above what makes the whole row open.
    '& a, & input, & td[data-slot="acts"], & td[data-slot="behind"], & td[data-slot="line"] button': {
      position: 'relative',
      zIndex: 1,
    },
  },
});

const toggle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'var(--text-dim)',
  cursor: 'pointer',
  // A press anywhere on the row, but for its links and buttons.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '& > svg': { transition: 'transform var(--duration-fast)' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
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

/** What has nothing to show; a column's name alone would say that there is something. */
const isNothing = (value: ReactNode): boolean => value !== 0 && !value;

interface RowProps<Item> {
  readonly item: Item;
  readonly columns: readonly Column<Item>[];
  readonly slots: readonly Slot[];
  readonly isPhone: boolean;
}

function TableRow<Item>({ item, columns, slots, isPhone }: RowProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const cells = columns.map((column, at) => ({ ...column, slot: slots[at], value: column.cell(item) }));
  const hasMore = isPhone && cells.some(({ slot, value }) => slot === 'behind' && !isNothing(value));
  return (
    <tr css={row} role="row">
      {cells.map(({ key, header, align, plain = false, slot, value }) => {
        if (slot === 'name')
          return (
            <th key={key} id={hasMore ? `${id}-name` : undefined} scope="row" role="rowheader">
              {value}
            </th>
          );
        if (isPhone && slot === 'behind' && (!isOpen || isNothing(value))) return null;
        return (
          <td key={key} css={align === 'end' && atEnd} role="cell" data-slot={slot}>
            {((slot === 'line' && !plain) || slot === 'behind') && !isNothing(value) && (
              <span css={inlineLabel} aria-hidden="true">
                {header}
              </span>
            )}
            {value}
          </td>
        );
      })}
      {hasMore && (
        <td role="cell" data-slot="toggle">
          <button
            type="button"
            css={toggle}
            id={`${id}-more`}
            aria-label={t.details()}
            aria-labelledby={`${id}-more ${id}-name`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  );
}

/**
 * Rows and columns; below 768 px two lines for each row: its name with its sum, and below them what counts next, with the
 * names of the columns. What else there is opens behind the row. The roles are written out because browsers forget those
 * of a table that is laid out as blocks.
 */
export function Table<Item>({ caption, columns, items, itemKey }: TableProps<Item>) {
  const [isWider, watch] = useIsWider();
  const isPhone = usePhone();
  const slots = slotsOf(columns);
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
            <TableRow key={itemKey(item)} item={item} columns={columns} slots={slots} isPhone={isPhone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
