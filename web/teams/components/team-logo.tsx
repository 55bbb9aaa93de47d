import { css } from '@emotion/react';
import Marble from 'boring-avatars';
import { useState } from 'react';

const PALETTE = ['var(--bg-3)', 'var(--info)', 'var(--coin)', 'var(--text-dim)', 'var(--ember)'];

const frame = css({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
  background: 'var(--bg-3)',
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

interface TeamLogoProps {
  readonly id: string;
  readonly src: string | null;
  /** Pixels. */
  readonly size?: number;
  /** Only where no name stands beside it. */
  readonly alt?: string;
}

/** A team's logo, or one generated from its id. */
export function TeamLogo({ id, src, size = 40, alt = '' }: TeamLogoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const style = { width: size, height: size };
  if (src !== null && src !== brokenSrc)
    return (
      <span css={frame} style={style}>
        <img src={src} alt={alt} width={size} height={size} loading="lazy" onError={() => setBrokenSrc(src)} />
      </span>
    );
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span css={frame} style={style} {...label}>
      <Marble name={id} variant="ring" size={size} colors={PALETTE} square aria-hidden="true" />
    </span>
  );
}
