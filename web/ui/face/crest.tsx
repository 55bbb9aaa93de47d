import { css } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import { fromOklch } from '../colour.ts';
import { drawsOf, pick } from './seed.ts';

interface CrestProps {
  /** Of the team: the same id always gives the same crest. */
  id: string;
  /** An uploaded logo from our own server; null for one drawn from the id. */
  src: string | null;
  /** Pixels of its width; it is a sixth higher. */
  size?: number;
  /** Only where no name stands beside it. */
  alt?: string;
}

/** In a box of 48 by 56. */
const SHIELD = 'M24 1 46 7v22c0 12-9 20-22 26C11 49 2 41 2 29V7Z';

type Charge = (light: string, bright: string) => ReactNode;

const CHARGES: readonly [Charge, ...Charge[]] = [
  (light, bright) => (
    <>
      <path d="M0 0h48v24H0Z" fill={light} />
      <path d="m24 12 4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z" fill={bright} />
    </>
  ),
  (light, bright) => (
    <>
      <path d="M24 0h24v56H24Z" fill={light} />
      <path d="M12 34 24 16l12 18-12-6Z" fill={bright} />
    </>
  ),
  (light, bright) => (
    <>
      <path d="M0 40 48 4v18L0 58Z" fill={light} />
      <circle cx={24} cy={26} r={9} fill={bright} />
    </>
  ),
  (light, bright) => (
    <>
      <path d="M0 20 24 6l24 14v12L24 18 0 32Z" fill={light} />
      <path d="M16 26h16v8l-8 12-8-12Z" fill={bright} />
    </>
  ),
  (light, bright) => (
    <>
      <path d="M0 0h16v56H0ZM32 0h16v56H32Z" fill={light} />
      <path d="M26 8 14 30h8l-2 16 14-24h-9Z" fill={bright} />
    </>
  ),
];

const frame = css({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' });

/** The same outline for a picture. */
const clipped = css({
  clipPath: 'polygon(50% 2%, 96% 12%, 96% 52%, 88% 72%, 72% 87%, 50% 98%, 28% 87%, 12% 72%, 4% 52%, 4% 12%)',
});
const logo = css({
  padding: 1.5,
  background: 'var(--line-strong)',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: 'var(--bg-3)' },
});

/** A team's logo in a shield, or a crest drawn from its id. The hues are its own, outside the tokens. */
export function Crest({ id, src, size = 40, alt = '' }: CrestProps) {
  const clip = useId();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const height = Math.round((size * 56) / 48);
  if (src !== null && src !== brokenSrc)
    return (
      <span css={[frame, clipped, logo]} style={{ width: size, height }}>
        <img
          css={clipped}
          src={src}
          alt={alt}
          width={size}
          height={height}
          loading="lazy"
          onError={() => setBrokenSrc(src)}
        />
      </span>
    );
  const draw = drawsOf(`crest:${id}`);
  const hue = Math.floor(draw() * 360);
  const charge = pick(draw, CHARGES);
  const bright = hue + pick(draw, [60, 150, 180, 210]);
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg css={frame} viewBox="0 0 48 56" width={size} height={height} focusable="false" {...label}>
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={48} height={56} fill={fromOklch(0.34, 0.09, hue)} />
        {charge(fromOklch(0.48, 0.12, hue + 14), fromOklch(0.86, 0.13, bright))}
      </g>
      <path d={SHIELD} fill="none" stroke={fromOklch(0.86, 0.06, hue)} strokeOpacity={0.6} strokeWidth={2} />
    </svg>
  );
}
