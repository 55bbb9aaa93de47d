import { css, keyframes } from '@emotion/react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as t from '../__generated__/messages.ts';

/** Shorter waits show nothing: a flash of grey makes a fast page feel slow. */
export const SKELETON_DELAY_MS = 150;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const block = css({
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-3)',
  animation: `${breathe} 1600ms ease-in-out infinite`,
});

interface SkeletonProps {
  /** What is being waited for; read aloud. */
  label?: string;
  /** `SkeletonBlock`s in the shape of what will come; they hold its place from the start. */
  children: ReactNode;
}

/** The shape of what is still loading; in sight after 150 ms. */
export function Skeleton({ label = t.loading(), children }: SkeletonProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-loading>
      {isDue && <VisuallyHidden>{label}</VisuallyHidden>}
      <div aria-hidden="true" style={{ visibility: isDue ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </div>
  );
}

interface SkeletonBlockProps {
  /** Pixels or any CSS length. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'text' | 'card' | 'circle';
}

const unseen = css({ visibility: 'hidden' });

/** A grey piece exactly as large as what will come, whatever the width: the same parts are in it, unseen. */
export const SkeletonOf = ({ children }: { children: ReactNode }) => (
  <div css={block}>
    <div css={unseen}>{children}</div>
  </div>
);

const RADII = { text: 'var(--radius-s)', card: 'var(--radius-l)', circle: 'var(--radius-full)' } as const;

/** One grey piece of a `Skeleton`: a line of text unless told. */
export function SkeletonBlock({ width = '100%', height = 16, shape = 'text' }: SkeletonBlockProps) {
  return <div css={block} style={{ width, height, borderRadius: RADII[shape], maxWidth: '100%', flex: 'none' }} />;
}
