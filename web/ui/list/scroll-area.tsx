import { css } from '@emotion/react';
import * as Radix from 'radix-ui/scroll-area';
import type { ReactNode } from 'react';

/** Row FR-29. */
export const HIDE_DELAY_MS = 600;

const root = css({ position: 'relative', overflow: 'hidden', minHeight: 0 });
const viewport = css({ width: '100%', maxHeight: 'inherit', height: '100%', '&:focus-visible': { outlineOffset: -2 } });
const bar = css({
  display: 'flex',
  padding: 2,
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '&[data-orientation="vertical"]': { width: 10 },
  '&[data-orientation="horizontal"]': { height: 10, flexDirection: 'column' },
});
const thumb = css({ flex: 1, borderRadius: 'var(--radius-full)', background: 'var(--line-strong)' });

interface ScrollAreaProps {
  /** What is scrolled through; the area can be reached and scrolled by keyboard. */
  label: string;
  /** Pixels or any CSS length; without it the area fills its place. */
  maxHeight?: number | string;
  children: ReactNode;
}

/** Scrolls with a bar that takes no room and hides again. */
export function ScrollArea({ label, maxHeight, children }: ScrollAreaProps) {
  return (
    <Radix.Root css={root} style={{ maxHeight }} scrollHideDelay={HIDE_DELAY_MS}>
      <Radix.Viewport css={viewport} tabIndex={0} role="region" aria-label={label}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar css={bar} orientation="vertical">
        <Radix.Thumb css={thumb} />
      </Radix.Scrollbar>
      <Radix.Scrollbar css={bar} orientation="horizontal">
        <Radix.Thumb css={thumb} />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
