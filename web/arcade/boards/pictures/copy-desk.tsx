import { Cross, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

const Sheet = ({ caret }: { readonly caret: number }) => (
  <g>
    <rect x={8} y={14} width={104} height={36} rx={4} fill="var(--game-deep)" stroke="var(--line-strong)" />
    <rect x={8} y={14} width={5} height={36} fill="var(--game)" />
    <rect x={21 + 11 * caret} y={22} width={12} height={20} rx={2} fill="var(--game)" />
    {[...'fox run'].map((letter, n) => (
      <Words key={letter} x={27 + 11 * n} y={38} size={16} tone={n === caret ? 'var(--on-accent)' : 'var(--text)'}>
        {letter}
      </Words>
    ))}
  </g>
);

const Key = ({ x, name }: { readonly x: number; readonly name: string }) => (
  <g>
    <rect x={x - 10} y={56} width={20} height={20} rx={4} fill="var(--bg-2)" stroke="var(--line-strong)" />
    <Words x={x} y={71}>
      {name}
    </Words>
  </g>
);

export const copyDeskPictures: Pictures = [
  <>
    <Sheet caret={0} />
    <Key x={48} name="f" />
    <Key x={72} name="o" />
  </>,
  <>
    <Sheet caret={2} />
    <Key x={48} name="z" />
    <Cross x={74} y={66} />
  </>,
  <>
    <Sheet caret={4} />
    <Words x={40} y={72} tone="var(--win)">
      +10
    </Words>
    <Words x={84} y={72} tone="var(--loss)">
      −15
    </Words>
  </>,
];
