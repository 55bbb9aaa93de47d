import { Hook, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

const Table = () => (
  <rect x={8} y={6} width={104} height={68} rx={4} fill="var(--bg-0)" stroke="var(--game)" strokeWidth={3} />
);
const Mark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g fill="none" stroke="var(--game)">
    <circle cx={x} cy={y} r={14} />
    <circle cx={x} cy={y} r={8} />
    <circle cx={x} cy={y} r={3} fill="var(--game)" />
  </g>
);
const Ball = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r={4} fill="var(--ember)" stroke="var(--text)" />
);

export const bankShotPictures: Pictures = [
  <>
    <Table />
    <Ball x={60} y={46} />
    <path d="M60 46 44 66" stroke="var(--text)" strokeWidth={3} />
    <path d="M60 46 86 14" stroke="var(--text)" strokeWidth={2} strokeDasharray="2 5" />
  </>,
  <>
    <Table />
    <Mark x={34} y={34} />
    <path d="M80 60 110 38 40 34" fill="none" stroke="var(--text)" strokeWidth={2} strokeDasharray="3 4" />
    <Ball x={38} y={34} />
    <Hook x={62} y={54} />
  </>,
  <>
    <Table />
    <Mark x={60} y={38} />
    <Ball x={60} y={36} />
    <Words x={28} y={22} size={12}>
      1 2 3
    </Words>
    <Words x={92} y={68} size={13} tone="var(--win)">
      100
    </Words>
  </>,
];
