import { glyphPath } from '../glyphs.ts';
import { Cross, Finger, Hook } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface ShapeProps {
  readonly x: number;
  readonly y?: number;
  readonly turn?: number;
  readonly isMirrored?: boolean;
}

const Shape = ({ x, y = 36, turn = 0, isMirrored = false }: ShapeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x={-16} y={-16} width={32} height={32} rx={5} fill="var(--game-deep)" stroke="var(--line)" />
    <path
      d={glyphPath(2)}
      transform={`rotate(${turn}) scale(${isMirrored ? -0.6 : 0.6} 0.6)`}
      fill="none"
      stroke="var(--game)"
      strokeWidth={5}
      strokeLinejoin="round"
    />
  </g>
);

export const strayGlyphPictures: Pictures = [
  <>
    <Shape x={24} />
    <Shape x={60} isMirrored />
    <Shape x={96} />
    <Hook x={60} y={66} />
  </>,
  <>
    <Shape x={24} />
    <Shape x={60} turn={90} />
    <Shape x={96} turn={180} />
    <Cross x={60} y={66} />
  </>,
  <>
    <Shape x={38} y={24} isMirrored />
    <path d="M62 24h22m-8 -8 8 8 -8 8" fill="none" stroke="var(--text)" strokeWidth={3} />
    <rect x={92} y={10} width={24} height={28} rx={4} fill="none" stroke="var(--line-strong)" strokeDasharray="4 3" />
    <Finger x={40} y={40} />
  </>,
];
