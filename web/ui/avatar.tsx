import { css } from '@emotion/react';
import Bauhaus from 'boring-avatars';
import { useState } from 'react';

/** The palette of the generated pictures; no text stands on it. */
const PALETTE = ['var(--bg-3)', 'var(--text-faint)', 'var(--info)', 'var(--coin)', 'var(--text-dim)'];

interface AvatarProps {
  /** Of the user: the same id always gives the same picture. */
  id: string;
  /** An uploaded picture from our own server. */
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** Only where no name stands beside it. */
  alt?: string;
}

const frame = css({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 'var(--radius-full)',
  border: '1px solid var(--line)',
  background: 'var(--bg-3)',
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** A user's picture, or one generated from the id. */
export function Avatar({ id, src, size = 36, alt = '' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const style = { width: size, height: size };
  if (src !== null && src !== undefined && src !== brokenSrc) {
    return (
      <span css={frame} style={style}>
        <img src={src} alt={alt} width={size} height={size} loading="lazy" onError={() => setBrokenSrc(src)} />
      </span>
    );
  }
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span css={frame} style={style} {...label}>
      <Bauhaus name={id} variant="bauhaus" size={size} colors={PALETTE} square aria-hidden="true" />
    </span>
  );
}
