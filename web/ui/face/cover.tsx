import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { GameArt } from './game-art.tsx';

interface CoverProps {
  /** A game, or anything else with an id: a tournament, a stream, a product. */
  gameId: string;
  /** What tells two covers of one game apart. */
  seed: string;
  ratio?: number;
  /** A picture from our own server in place of the art; null for the art. */
  src?: string | null;
  /** What lies over the picture, as soon as there is something to be seen of it. */
  over?: ReactNode;
  /** At the upper corners: a badge about its state, how long it takes. */
  start?: ReactNode;
  end?: ReactNode;
  /** On the foot of the picture, where it is dark enough to be read: faces, a score, a title. */
  children?: ReactNode;
}

const cover = css({ position: 'relative', overflow: 'hidden' });
const picture = css({ display: 'block', width: '100%', objectFit: 'cover' });
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(to top, var(--scrim), transparent 75%)',
});
const corner = css({ position: 'absolute', insetBlockStart: 'var(--space-2)' });
/** What stands on art carries a ground of its own: the art has every lightness. */
const plate = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 22,
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-1)',
  color: 'var(--text)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
const foot = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-3)',
});

/** The art of something in a list, with what has to be seen at once upon it. */
export const Cover = ({ gameId, seed, ratio = 16 / 9, src = null, over, start, end, children }: CoverProps) => (
  <div css={cover}>
    {src === null ? (
      <GameArt gameId={gameId} seed={seed} ratio={ratio} flush />
    ) : (
      <img css={picture} src={src} alt="" loading="lazy" style={{ aspectRatio: ratio }} />
    )}
    {over}
    {children !== undefined && <div css={scrim} />}
    {start !== undefined && (
      <span css={[corner, plate]} style={{ insetInlineStart: 'var(--space-2)' }}>
        {start}
      </span>
    )}
    {end !== undefined && (
      <span css={[corner, plate]} style={{ insetInlineEnd: 'var(--space-2)' }}>
        {end}
      </span>
    )}
    {children !== undefined && <div css={foot}>{children}</div>}
  </div>
);
