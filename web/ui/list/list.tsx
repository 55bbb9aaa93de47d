import { css } from '@emotion/react';
import { Slot, Slottable } from 'radix-ui/slot';
import type { ReactElement, ReactNode } from 'react';
import { canHover } from '../tokens.ts';

const list = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: '1px solid var(--line)' },
});

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
  minHeight: 56,
  padding: 'var(--space-3) var(--space-4)',
  color: 'inherit',
  textDecoration: 'none',
});

const pressable = css({
  transition: 'background var(--duration-fast)',
  [canHover]: { ':hover': { background: 'var(--bg-2)' } },
  ':active': { background: 'var(--bg-3)' },
  ':focus-visible': { outlineOffset: -2 },
});

const words = css({ flex: '1 1 140px', minWidth: 0, display: 'block' });
/** Twice the class, or the shorter one would win wherever it was written later. */
const longWords = css({ '&&': { flexBasis: 220 } });
const titleStyle = css({ display: 'block', fontWeight: 600 });
const detailStyle = css({ display: 'block', color: 'var(--text-dim)', fontSize: 'var(--size-14)' });
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
});

/** Rows in one frame: `ListRow`s. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul css={list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Before the words: an avatar, an icon. */
  leading?: ReactNode;
  /** After them: a figure, a badge, buttons. */
  trailing?: ReactNode;
  /** The words are sentences: on a phone what comes after them stands below. */
  isLong?: boolean;
  /** An empty link element that the whole row becomes: `<Link to={…} />`. No buttons inside then. */
  link?: ReactElement;
}

/** One thing of a list. */
export function ListRow({ title, detail, leading, trailing, isLong = false, link }: ListRowProps) {
  const content = (
    <>
      {leading}
      <span css={[words, isLong && longWords]}>
        <span css={titleStyle}>
          <bdi>{title}</bdi>
        </span>
        {detail !== undefined && <span css={detailStyle}>{detail}</span>}
      </span>
      {trailing !== undefined && <span css={end}>{trailing}</span>}
    </>
  );
  if (link === undefined) return <li css={row}>{content}</li>;
  return (
    <li>
      <Slot css={[row, pressable]}>
        <Slottable child={link}>{() => content}</Slottable>
      </Slot>
    </li>
  );
}
