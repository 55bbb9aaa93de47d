import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';

interface GameArtProps {
  /** The same id always gives the same picture. */
  gameId: string;
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

type Motif = (draw: () => number, width: number, height: number, ink: string) => ReactNode;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Leaning bars, like light through a stand. */
const bars: Motif = (draw, width, height, ink) => {
  const lean = 40 + draw() * 60;
  let x = -lean + draw() * 40;
  return range(9).map((index) => {
    const breadth = 8 + draw() * 34;
    const points = `${x},${height} ${x + lean},0 ${x + lean + breadth},0 ${x + breadth},${height}`;
    x += breadth + 6 + draw() * 22;
    return x > width + lean ? null : <polygon key={index} points={points} fill={ink} opacity={0.16 + draw() * 0.5} />;
  });
};

/** Rings around a point outside the middle. */
const rings: Motif = (draw, width, height, ink) => {
  const cx = width * (0.55 + draw() * 0.4);
  const cy = height * (0.2 + draw() * 0.6);
  const step = 14 + draw() * 10;
  return range(7).map((index) => {
    const radius = step * (index + 0.7);
    const around = 2 * Math.PI * radius;
    return (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={radius}
        fill="none"
        stroke={ink}
        strokeWidth={2 + draw() * 7}
        strokeDasharray={`${around * (0.3 + draw() * 0.5)} ${around}`}
        transform={`rotate(${draw() * 360} ${cx} ${cy})`}
        opacity={0.75 - index * 0.08}
      />
    );
  });
};

/** A ridge behind a ridge. */
const ridges: Motif = (draw, width, height, ink) =>
  range(4).map((index) => {
    const ground = height * (0.42 + index * 0.16);
    const peaks = range(7).map((step) => `${(width / 6) * step},${ground - draw() * height * 0.32}`);
    return (
      <polygon
        key={index}
        points={`0,${height} ${peaks.join(' ')} ${width},${height}`}
        fill={ink}
        opacity={0.16 + index * 0.14}
      />
    );
  });

/** A grid of facets, some of them lit. */
const facets: Motif = (draw, width, height, ink) => {
  const side = 32;
  return range(Math.ceil(width / side) * Math.ceil(height / side)).map((index) => {
    const x = (index % Math.ceil(width / side)) * side;
    const y = Math.floor(index / Math.ceil(width / side)) * side;
    const lit = draw();
    if (lit < 0.45) return null;
    const corner =
      draw() < 0.5
        ? `${x},${y} ${x + side},${y} ${x},${y + side}`
        : `${x + side},${y} ${x + side},${y + side} ${x},${y + side}`;
    return <polygon key={index} points={corner} fill={ink} opacity={(lit - 0.4) * (0.25 + (0.75 * x) / width)} />;
  });
};

/** Chevrons that point the way. */
const chevrons: Motif = (draw, width, height, ink) => {
  const step = 36 + draw() * 18;
  const depth = height * (0.25 + draw() * 0.3);
  return range(Math.ceil(width / step) + 2).map((index) => {
    const x = index * step - depth;
    return (
      <polyline
        key={index}
        points={`${x},0 ${x + depth},${height / 2} ${x},${height}`}
        fill="none"
        stroke={ink}
        strokeWidth={4 + draw() * 14}
        opacity={0.15 + draw() * 0.55}
      />
    );
  });
};

const MOTIFS = [bars, rings, ridges, facets, chevrons];

/** Abstract art grown from a game's id. The hues are drawn too, hence the only colours outside the tokens. */
export function GameArt({ gameId, ratio = 16 / 9, alt = '', flush = false }: GameArtProps) {
  const gradientId = useId();
  const draw = drawsFrom(hashOf(gameId));
  const height = Math.round(WIDTH / ratio);
  const hue = Math.floor(draw() * 360);
  const otherHue = hue + 30 + Math.floor(draw() * 50);
  const motif = MOTIFS[Math.floor(draw() * MOTIFS.length)] ?? bars;
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
