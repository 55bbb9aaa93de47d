import { Cross, Finger, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface PadsProps {
  /** Pads with their number in the path. */
  readonly lit: Readonly<Record<number, string>>;
  readonly isEmpty?: boolean;
}

const Pads = ({ lit, isEmpty = false }: PadsProps) => (
  <g transform="translate(26 2)">
    {Array.from({ length: 16 }, (_, n) => {
      const [x, y] = [(n % 4) * 17, Math.floor(n / 4) * 17];
      const said = lit[n];
      return (
        <g key={n}>
          <rect
            x={x}
            y={y}
            width={14}
            height={14}
            rx={3}
            fill={said !== undefined && !isEmpty ? 'var(--game)' : 'var(--game-deep)'}
            stroke={said !== undefined ? 'var(--game)' : 'var(--line-strong)'}
          />
          {said !== undefined && (
            <Words x={x + 7} y={y + 11} size={11} tone={isEmpty ? 'var(--text)' : 'var(--on-accent)'}>
              {said}
            </Words>
          )}
        </g>
      );
    })}
  </g>
);

const PATH = { 1: '1', 6: '2', 12: '3' };

export const echoVaultPictures: Pictures = [
  <Pads key="watch" lit={PATH} />,
  <>
    <Pads lit={PATH} isEmpty />
    <Finger x={50} y={14} />
  </>,
  <>
    <Pads lit={{ 1: '1' }} />
    <Cross x={84} y={44} />
  </>,
];
