import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { display } from '../theme.tsx';
import { below } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

export interface PodiumPlace {
  readonly key: string;
  /** From 1; places that are shared have the same number. */
  readonly rank: number;
  readonly face: ReactNode;
  readonly name: ReactNode;
  readonly figure: ReactNode;
}

interface PodiumProps {
  label: string;
  /** The first three, the best first; fewer leave their steps empty. */
  places: readonly PodiumPlace[];
}

const podium = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 'var(--space-3)',
  maxWidth: 720,
  marginInline: 'auto',
  width: '100%',
  [below.medium]: { gap: 'var(--space-2)' },
});
const place = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  minWidth: 0,
  textAlign: 'center',
  // The best stands in the middle; the order of reading stays that of the places.
  '&:nth-of-type(1)': { order: 2 },
  '&:nth-of-type(2)': { order: 1 },
  '&:nth-of-type(3)': { order: 3 },
});
const line = css({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  [below.medium]: { fontSize: 'var(--size-14)' },
});
const figureStyle = css({ fontSize: 'var(--size-14)', fontVariantNumeric: 'tabular-nums' });
const step = css(display, {
  display: 'grid',
  placeItems: 'start center',
  width: '100%',
  marginBlockStart: 'var(--space-1)',
  paddingBlockStart: 'var(--space-2)',
  border: '1px solid var(--line)',
  borderBlockEnd: 0,
  borderRadius: 'var(--radius-m) var(--radius-m) 0 0',
  background: 'linear-gradient(to bottom, var(--bg-2), transparent)',
  fontSize: 'var(--size-28)',
});

const STEPS = [
  { height: 84, colour: 'var(--tier-gold)' },
  { height: 60, colour: 'var(--tier-silver)' },
  { height: 44, colour: 'var(--tier-bronze)' },
] as const;

/** The best three on their steps. */
export const Podium = ({ label, places }: PodiumProps) => (
  <ol css={podium} aria-label={label}>
    {places.slice(0, STEPS.length).map(({ key, rank, face, name, figure }, index) => {
      const own = STEPS[index] ?? STEPS[2];
      return (
        <li key={key} css={place}>
          {face}
          <span css={line}>
            <bdi>{name}</bdi>
          </span>
          <span css={figureStyle}>{figure}</span>
          <span
            css={step}
            style={{ minHeight: own.height, color: own.colour }}
            role="img"
            aria-label={t.placeRank({ rank })}
          >
            <span aria-hidden="true">{rank}</span>
          </span>
        </li>
      );
    })}
  </ol>
);
