import { css } from '@emotion/react';
import { useId } from 'react';
import { fromOklch } from '../colour.ts';
import { GAME_LOOKS } from './game-art-map.ts';
import { MOTIFS } from './game-motifs.tsx';
import { drawsOf, pick } from './seed.ts';

interface GameArtProps {
  /** The same id always gives the same picture; any id will do, a game's or a product's. */
  gameId: string;
  /** What else tells two pictures of one game apart, e.g. the id of a match. */
  seed?: string;
  /** Width to height; null to fill the place around it. */
  ratio?: number | null;
  /** Only where the name of the game does not stand beside it. */
  alt?: string;
  /** Without rounded corners, for the head of a card that has its own. */
  flush?: boolean;
}

const WIDTH = 320;
/** The drawing under a picture that fills its place. */
const FILL_RATIO = 16 / 9;

const frame = css({ display: 'block', width: '100%', height: 'auto', borderRadius: 'var(--radius-m)' });
const fill = css({ height: '100%', borderRadius: 0 });

/** For games without a chosen look, and in the order in which they always were drawn from. */
const GROWN = [MOTIFS.bars, MOTIFS.rings, MOTIFS.ridges, MOTIFS.facets, MOTIFS.chevrons] as const;

/** The hue and what is drawn on it, chosen or grown from the id; a seed moves the hue a little. */
function lookOf(gameId: string, draw: () => number) {
  const known = GAME_LOOKS[gameId];
  const grown = drawsOf(gameId);
  const moved = Math.round((draw() - 0.5) * 36);
  const hue = (known?.hue ?? Math.floor(grown() * 360)) + moved;
  return { hue, otherHue: hue + 20 + Math.floor(draw() * 45), motif: known ? MOTIFS[known.motif] : pick(grown, GROWN) };
}

interface Layout {
  /** Where the motif is drawn around, as shares of width and height, and how large. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  readonly isMirrored: boolean;
  /** Where the light comes from. */
  readonly light: readonly [x: number, y: number];
}

/** The motif over the whole ground, mirrored to one side, or so near that it is cut. */
const LAYOUTS: readonly [Layout, Layout, Layout] = [
  { at: [0.5, 0.5], scale: 1.12, isMirrored: false, light: [0.15, 0] },
  { at: [0.5, 0.5], scale: 1.2, isMirrored: true, light: [0.85, 0.05] },
  { at: [0.7, 0.42], scale: 1.7, isMirrored: false, light: [0.5, -0.1] },
];

const GRAIN_SIDE = 32;

/** Specks that are the same on every picture: an even surface looks like plastic. */
const GRAIN = (() => {
  const draw = drawsOf('grain');
  return Array.from({ length: 60 }, () => {
    const [x, y] = [draw() * GRAIN_SIDE, draw() * GRAIN_SIDE].map((place) => place.toFixed(1));
    return `M${x} ${y}h${(0.2 + draw() * 0.2).toFixed(2)}`;
  }).join('');
})();

/** Abstract art of a game. The hues are its own, hence colours outside the tokens. */
export function GameArt({ gameId, seed, ratio = FILL_RATIO, alt = '', flush = false }: GameArtProps) {
  const id = useId();
  const draw = drawsOf(seed === undefined ? gameId : `${gameId}:${seed}`);
  const height = Math.round(WIDTH / (ratio ?? FILL_RATIO));
  const { hue, otherHue, motif } = lookOf(gameId, draw);
  const { at, scale, isMirrored, light } = pick(draw, LAYOUTS);
  const turn = (draw() - 0.5) * 16;
  const size = scale * (0.92 + draw() * 0.3);
  const [x, y] = [at[0] * WIDTH, at[1] * height];
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg
      css={[frame, ratio === null && fill]}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{ ...(ratio !== null && { aspectRatio: ratio }), ...(flush && { borderRadius: 0 }) }}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...label}
    >
      <linearGradient id={`${id}ground`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={fromOklch(0.2, 0.045, hue)} />
        <stop offset="1" stopColor={fromOklch(0.36, 0.1, otherHue)} />
      </linearGradient>
      <radialGradient
        id={`${id}light`}
        gradientUnits="userSpaceOnUse"
        cx={light[0] * WIDTH}
        cy={light[1] * height}
        r={WIDTH * 0.62}
      >
        <stop offset="0" stopColor={fromOklch(0.9, 0.08, otherHue, 0.5)} />
        <stop offset="1" stopColor={fromOklch(0.9, 0.08, otherHue, 0)} />
      </radialGradient>
      <pattern id={`${id}grain`} width={GRAIN_SIDE} height={GRAIN_SIDE} patternUnits="userSpaceOnUse">
        <path d={GRAIN} stroke="rgb(255 255 255 / 0.14)" strokeWidth={0.3} />
      </pattern>
      <rect width={WIDTH} height={height} fill={`url(#${id}ground)`} />
      <g
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${isMirrored ? -size : size} ${size}) translate(${-x} ${-y})`}
      >
        {motif(draw, WIDTH, height, fromOklch(0.68, 0.13, otherHue))}
      </g>
      <rect width={WIDTH} height={height} fill={`url(#${id}light)`} />
      <rect width={WIDTH} height={height} fill={`url(#${id}grain)`} />
    </svg>
  );
}
