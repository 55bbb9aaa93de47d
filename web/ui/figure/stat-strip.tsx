import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tabular } from '../theme.tsx';
import { below } from '../tokens.ts';

interface StatStripProps {
  /** What the figures are about, for screen readers. */
  label: string;
  /** The first leads: on a phone the others are reached by scrolling sideways. */
  stats: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Two to six figures of which each counts: on a phone they stand in two rows, and none is out of sight. */
  wraps?: boolean;
}

/** Pixels. */
export const STAT_STRIP_HEIGHT = 60;

const strip = css({
  // What is hidden from the eye within it stays within it.
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  '& > dl': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    minHeight: STAT_STRIP_HEIGHT - 2,
  },
});
const cell = css({
  display: 'grid',
  alignContent: 'center',
  padding: 'var(--space-2) var(--space-5)',
  '& + &': { borderInlineStart: '1px solid var(--line)' },
  '& > dt': { color: 'var(--text-dim)', fontSize: 'var(--size-12)', whiteSpace: 'nowrap' },
  '& > dd': { fontSize: 'var(--size-16)', fontWeight: 600, lineHeight: 1.3 },
  '&:first-of-type > dd': { fontWeight: 700 },
  [below.medium]: { padding: 'var(--space-2) var(--space-4)' },
});

const rows = css({
  [below.medium]: {
    // The lines between the cells are what shines through.
    '& > dl': { gridAutoFlow: 'row', gap: 1, background: 'var(--line)' },
    '&& > dl > *, && > dl > * + *': { background: 'var(--bg-1)', borderInlineStart: 'none' },
  },
});
/** No cell stays empty: an odd one out is taken up by the first. */
const columnsOf = (count: number) => {
  const columns = count % 2 === 0 && count < 6 ? 2 : 3;
  return css({
    [below.medium]: {
      '& > dl': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      '& > dl > :first-of-type': { gridColumn: `span ${1 + ((columns - (count % columns)) % columns)}` },
    },
  });
};

/** Figures in one line where they are not the subject of the page. */
export const StatStrip = ({ label, stats, wraps = false }: StatStripProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
  <div css={[strip, wraps && rows, wraps && columnsOf(stats.length)]} tabIndex={0} role="group" aria-label={label}>
    <dl>
      {stats.map((stat) => (
        <div key={stat.label} css={cell}>
          <dt>{stat.label}</dt>
          <dd css={tabular}>{stat.value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
