import { Cross, Finger, Hook, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

const POINTS = '0,-15 4,-4 15,0 4,4 0,15 -4,4 -15,0 -4,-4';

const Lamps = ({ lit }: { readonly lit: number }) => (
  <g>
    {[12, 36, 60, 84, 108].map((x, n) => (
      <rect
        key={x}
        x={x - 10}
        y={8}
        width={20}
        height={50}
        rx={4}
        fill="var(--game-deep)"
        stroke={n === lit ? 'var(--game)' : 'var(--line-strong)'}
        strokeWidth={2}
      />
    ))}
  </g>
);

export const sparkLinePictures: Pictures = [
  <>
    <Lamps lit={3} />
    <polygon points={POINTS} transform="translate(84 30)" fill="var(--game)" />
    <Finger x={84} y={46} />
  </>,
  <>
    <Lamps lit={1} />
    <polygon points={POINTS} transform="translate(36 30)" fill="none" stroke="var(--text)" strokeWidth={2} />
    <Cross x={36} y={68} />
  </>,
  <>
    <circle cx={60} cy={36} r={26} fill="none" stroke="var(--line-strong)" strokeWidth={4} />
    <path d="M60 10A26 26 0 0 1 74 14L60 36Z" fill="var(--loss)" />
    <path d="M74 14A26 26 0 0 1 60 62L60 36Z" fill="var(--game-soft)" />
    <Cross x={92} y={14} />
    <Hook x={98} y={46} />
    <Words x={60} y={78} size={11}>
      0.1 s
    </Words>
  </>,
];
