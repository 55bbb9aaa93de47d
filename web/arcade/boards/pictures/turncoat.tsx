import { Finger, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

const ARROW = 'M0 -12 11 0H5V12H-5V0H-11Z';

interface FramedProps {
  readonly x: number;
  readonly turn: number;
  readonly isDashed?: boolean;
}

const Framed = ({ x, turn, isDashed = false }: FramedProps) => (
  <g transform={`translate(${x} 36)`}>
    <rect
      x={-22}
      y={-22}
      width={44}
      height={44}
      rx={isDashed ? 12 : 0}
      fill="none"
      stroke={isDashed ? 'var(--text)' : 'var(--game)'}
      strokeWidth={4}
      strokeDasharray={isDashed ? '7 5' : undefined}
    />
    <path d={ARROW} fill={isDashed ? 'var(--text)' : 'var(--game)'} transform={`rotate(${turn})`} />
  </g>
);

const Answer = ({ turn }: { readonly turn: number }) => (
  <g transform="translate(90 36)">
    <circle r={20} fill="var(--game-deep)" stroke="var(--line-strong)" strokeWidth={2} />
    <path d={ARROW} fill="var(--text)" transform={`rotate(${turn})`} />
  </g>
);

export const turncoatPictures: Pictures = [
  <>
    <Framed x={32} turn={90} />
    <Answer turn={90} />
    <Finger x={94} y={48} />
  </>,
  <>
    <Framed x={32} turn={90} isDashed />
    <Answer turn={-90} />
    <Finger x={94} y={48} />
  </>,
  <>
    <g transform="translate(2 10) scale(0.62)">
      <Framed x={30} turn={0} />
      <Framed x={92} turn={180} isDashed />
      <Framed x={154} turn={-90} />
    </g>
    <Words x={60} y={70} tone="var(--loss)">
      −60
    </Words>
  </>,
];
