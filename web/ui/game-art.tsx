import { css } from '@emotion/react';
import { useId } from 'react';
import { GAME_LOOKS } from './game-art-map.ts';
import { MOTIFS } from './game-motifs.tsx';

interface GameArtProps {
  /** The same id always gives the same picture. */
  gameId: string;
  /** What else tells two pictures of one game apart, e.g. the id of a match. */
  seed?: string;
  /** Width to height. */
  ratio?: number;
  /** Only where the name of the game does not stand beside it. */
  alt?: string;
  /** Without rounded corners, for the head of a card that has its own. */
  flush?: boolean;
}

const WIDTH = 320;

const frame = css({ display: 'block', width: '100%', height: 'auto', borderRadius: 'var(--radius-m)' });

/** FNV-1a, 32 bits: spreads short ids well and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** For games without a chosen look, and in the order in which they always were drawn from. */
const GROWN = [MOTIFS.bars, MOTIFS.rings, MOTIFS.ridges, MOTIFS.facets, MOTIFS.chevrons];

/** The hue and what is drawn on it, chosen or grown from the id. */
function lookOf(gameId: string, draw: () => number) {
  const known = GAME_LOOKS[gameId];
  const grownHue = Math.floor(draw() * 360);
  const shift = 30 + Math.floor(draw() * 50);
  const grownMotif = GROWN[Math.floor(draw() * GROWN.length)] ?? MOTIFS.bars;
  return known
    ? { hue: known.hue, otherHue: known.hue + 24, motif: MOTIFS[known.motif] }
    : { hue: grownHue, otherHue: grownHue + shift, motif: grownMotif };
}

/** Abstract art of a game. The hues are its own, hence the only colours outside the tokens. */
export function GameArt({ gameId, seed, ratio = 16 / 9, alt = '', flush = false }: GameArtProps) {
  const gradientId = useId();
  const draw = drawsFrom(hashOf(seed === undefined ? gameId : `${gameId}:${seed}`));
  const height = Math.round(WIDTH / ratio);
  const { hue, otherHue, motif } = lookOf(gameId, draw);
  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg
      css={frame}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{ aspectRatio: ratio, ...(flush && { borderRadius: 0 }) }}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...label}
    >
      <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={`oklch(0.22 0.04 ${hue})`} />
        <stop offset="1" stopColor={`oklch(0.33 0.08 ${otherHue})`} />
      </linearGradient>
      <rect width={WIDTH} height={height} fill={`url(#${gradientId})`} />
      {motif(draw, WIDTH, height, `oklch(0.66 0.11 ${otherHue})`)}
    </svg>
  );
}
