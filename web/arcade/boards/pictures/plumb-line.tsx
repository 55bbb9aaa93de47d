import { Finger, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface SwingProps {
  readonly bobs: readonly number[];
  readonly line: number;
}

const Swing = ({ bobs, line }: SwingProps) => (
  <g>
    <path d={`M${line} 14V70`} stroke="var(--text)" strokeWidth={2} strokeDasharray="5 4" />
    <path d="M8 72H112" stroke="var(--line-strong)" strokeWidth={3} />
    {bobs.map((x) => (
      <g key={x}>
        <path d={`M60 4 ${x} 40`} stroke="var(--text-dim)" strokeWidth={2} />
        <path d={`M${x - 8} 44a8 8 0 0 1 16 0l-8 14z`} fill="var(--game)" />
      </g>
    ))}
  </g>
);

export const plumbLinePictures: Pictures = [
  <>
    <Swing bobs={[78]} line={78} />
    <Finger x={98} y={40} />
  </>,
  <>
    <Swing bobs={[24, 42, 60, 78, 96]} line={42} />
    <Words x={106} y={18} size={16}>
      × 5
    </Words>
  </>,
  <>
    <Swing bobs={[84]} line={36} />
    <path d="M100 24a44 44 0 0 1 10 22m-7 -5 7 6 4 -9" fill="none" stroke="var(--text)" strokeWidth={2} />
    <path d="M36 66H84" stroke="var(--loss)" strokeWidth={3} />
  </>,
];
