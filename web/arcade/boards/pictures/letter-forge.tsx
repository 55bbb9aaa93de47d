import { Finger, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface TilesProps {
  readonly letters: string;
  readonly y: number;
}

const Tiles = ({ letters, y }: TilesProps) => (
  <g>
    {[...letters].map((letter, n) => {
      const x = 60 + (n - (letters.length - 1) / 2) * 22;
      return (
        <g key={letter}>
          <rect x={x - 10} y={y} width={20} height={22} rx={4} fill="var(--game-deep)" stroke="var(--game)" />
          <Words x={x} y={y + 17} size={15}>
            {letter}
          </Words>
        </g>
      );
    })}
  </g>
);

export const letterForgePictures: Pictures = [
  <>
    <Tiles letters="FIRE" y={8} />
    <path d="M16 36H104" stroke="var(--game)" strokeWidth={4} />
    <Finger x={60} y={48} />
  </>,
  <>
    <Tiles letters="FIRE" y={12} />
    <Words x={60} y={64} size={20}>
      4 × 4 = 16
    </Words>
  </>,
  <>
    <Tiles letters="RIFLE" y={6} />
    <Words x={60} y={46} size={16}>
      {'>'}
    </Words>
    <Tiles letters="IRE" y={52} />
  </>,
];
