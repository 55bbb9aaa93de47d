import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { Crest } from './crest.tsx';
import { FaceMask } from './face-mask.tsx';
import { type Tier, tierColour, tiers } from '../tokens.ts';

export type Presence = 'online' | 'away' | 'offline';

interface FaceProps {
  /** Of the user: the same id always gives the same face. */
  id: string;
  /** An uploaded picture from our own server. */
  src?: string | null | undefined;
  /** Pixels, with the ring. */
  size?: number;
  /** Only where no name stands beside it. */
  alt?: string;
  /** A ring in its colour, with as many marks as it has steps where there is room for them; its name stands beside. */
  tier?: Tier | null | undefined;
  /** A dot; the word stands beside it. */
  presence?: Presence | undefined;
  /** The team that the player plays for. */
  crest?: { readonly id: string; readonly src: string | null } | undefined;
  /** What a player wears around the picture, in a square of 100 by 100: in place of the ring's marks. */
  frame?: ReactNode;
}

/** From here on the marks of the ring can be told apart. */
const MARKED_FROM = 56;

const place = css({ position: 'relative', display: 'inline-block', flex: 'none', verticalAlign: 'middle' });
const picture = css({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius-full)',
  background: 'var(--bg-3)',
  boxShadow: 'inset 0 0 0 1px var(--line)',
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const over = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
const dot = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  borderRadius: 'var(--radius-full)',
  border: '2px solid var(--bg-1)',
});
const crestPlace = css({ position: 'absolute', insetBlockEnd: '-6%', insetInlineStart: '-6%' });

const DOTS: Readonly<Record<Presence, string>> = {
  online: 'var(--win)',
  away: 'var(--warn)',
  offline: 'var(--bg-3)',
};

/** Steps of the tier as small squares that stand on the foot of the ring. */
function Ring({ tier, isMarked }: { readonly tier: Tier; readonly isMarked: boolean }) {
  const steps = tiers.indexOf(tier) + 1;
  const colour = tierColour(tier);
  return (
    <svg css={over} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx={50} cy={50} r={48} fill="none" stroke={colour} strokeWidth={isMarked ? 3.5 : 6} />
      {isMarked &&
        Array.from({ length: steps }, (_, step) => (
          <rect
            key={step}
            x={46}
            y={92}
            width={8}
            height={8}
            rx={1}
            fill={colour}
            stroke="var(--bg-0)"
            strokeWidth={2}
            transform={`rotate(${(step - (steps - 1) / 2) * -14} 50 50) rotate(45 50 96)`}
          />
        ))}
    </svg>
  );
}

/** A player: the uploaded picture or a mask drawn from the id, with what tells the player's standing. */
export function Face({ id, src, size = 36, alt = '', tier, presence, crest, frame }: FaceProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isUploaded = src !== null && src !== undefined && src !== brokenSrc;
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  const isMarked = size >= MARKED_FROM;
  const gap = isMarked ? 5 : 3;
  const dotSize = Math.max(10, Math.round(size * 0.24));
  return (
    <span css={place} style={{ width: size, height: size }}>
      <span
        css={picture}
        style={tier ? { boxSizing: 'border-box', padding: gap, background: 'none', boxShadow: 'none' } : undefined}
        {...(!isUploaded && label)}
      >
        {isUploaded ? (
          <img
            css={round}
            src={src}
            alt={alt}
            width={size}
            height={size}
            loading="lazy"
            onError={() => setBrokenSrc(src)}
          />
        ) : (
          <span css={round}>
            <FaceMask id={id} />
          </span>
        )}
      </span>
      {tier && <Ring tier={tier} isMarked={isMarked && frame === undefined} />}
      {frame !== undefined && (
        <svg css={over} viewBox="0 0 100 100" aria-hidden="true">
          {frame}
        </svg>
      )}
      {crest && (
        <span css={crestPlace}>
          <Crest id={crest.id} src={crest.src} size={Math.max(16, Math.round(size * 0.38))} />
        </span>
      )}
      {presence !== undefined && (
        <span css={dot} style={{ width: dotSize, height: dotSize, background: DOTS[presence] }} aria-hidden="true" />
      )}
    </span>
  );
}

const round = css({
  borderRadius: 'var(--radius-full)',
  overflow: 'hidden',
  '& > svg': { width: '100%', height: '100%' },
});

interface EmptySeatProps {
  /** Pixels. */
  size?: number;
  /** In place of the plus, for somebody who is not shown. */
  icon?: ReactNode;
}

const seat = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: 'var(--radius-full)',
  border: '2px dashed var(--line-strong)',
  background: 'var(--bg-1)',
  color: 'var(--text-dim)',
});

/** Where nobody sits yet; words beside it say so. */
export const EmptySeat = ({ size = 36, icon }: EmptySeatProps) => (
  <span css={seat} style={{ width: size, height: size }} aria-hidden="true">
    {icon ?? (
      <svg viewBox="0 0 24 24" width={size * 0.4} height={size * 0.4} stroke="currentColor" strokeWidth={2}>
        <path d="M12 4v16M4 12h16" />
      </svg>
    )}
  </span>
);
