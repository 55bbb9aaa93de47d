import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatCapped } from '../../format/format.ts';
import { type Tone, below, toneSurface, toneText } from '../tokens.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  flex: 'none',
  padding: '2px var(--space-2)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '& > svg': { width: 12, height: 12 },
});

const dot = css({ width: 6, height: 6, borderRadius: 'var(--radius-full)', background: 'currentColor', flex: 'none' });

interface BadgeProps {
  tone?: Tone;
  /** A dot before the word, for what is going on right now. */
  live?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word about the state of something. */
export function Badge({ tone = 'neutral', live = false, icon, children }: BadgeProps) {
  return (
    <span css={badge} style={{ background: toneSurface(tone), color: toneText(tone) }}>
      {live && <span css={dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}

const count = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: 'var(--radius-full)',
  background: 'var(--ember)',
  color: 'var(--on-accent)',
  fontSize: 'var(--size-12)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

const cornered = css({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  // The targets are larger than their icons there.
  [below.medium]: { insetBlockStart: 4, insetInlineEnd: 2 },
});

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers, as it stands behind this count: 'unread messages'. */
  said: string;
  /** Above it the badge shows `cap+`. */
  cap?: number;
  /** At the corner of the `IconButton` around it. */
  corner?: boolean;
}

/** How many wait; nothing at zero. */
export function CountBadge({ count: value, said, cap = 99, corner = false }: CountBadgeProps) {
  if (value <= 0) return null;
  return (
    <span css={[count, corner && cornered]}>
      {formatCapped(value, cap)}
      <VisuallyHidden>{` ${said}`}</VisuallyHidden>
    </span>
  );
}
