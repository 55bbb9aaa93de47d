import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { below } from '../tokens.ts';

interface CardLineProps {
  /** What the figures are about, for screen readers; none in a skeleton, which nobody scrolls. */
  label?: string;
  /** The least width of a card in pixels. */
  min?: number;
  children: ReactNode;
}

const line = css({
  // What is hidden from the eye within it stays within it.
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-3)',
  // One line on a phone, which is moved sideways: figures that stand above the subject of a page must not push it away.
  [below.medium]: {
    gridAutoFlow: 'column',
    marginInline: 'calc(-1 * var(--space-4))',
    paddingInline: 'var(--space-4)',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 'var(--space-4)',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
  },
});
const columns = (min: number) =>
  css({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
    [below.medium]: { gridTemplateColumns: 'none', gridAutoColumns: `minmax(${min}px, max-content)` },
  });

/** Cards side by side, as many in a row as fit; on phones all in one line. */
export const CardLine = ({ label, min = 170, children }: CardLineProps) => (
  <div css={[line, columns(min)]} {...(label !== undefined && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
    {children}
  </div>
);
