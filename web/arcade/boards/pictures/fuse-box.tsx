import { Finger, Hook, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface WiresProps {
  readonly isCrossing: boolean;
  /** The signs of the lamps. */
  readonly lamps: readonly [string, string];
}

const Wires = ({ isCrossing, lamps }: WiresProps) => (
  <g fill="none" strokeWidth={4}>
    <path d={isCrossing ? 'M45 14V28L75 44V58' : 'M45 14V58'} stroke="var(--coin)" />
    <path d={isCrossing ? 'M75 14V28L45 44V58' : 'M75 14V58'} stroke="var(--info)" />
    {(['A', 'B'] as const).map((name, n) => (
      <g key={name}>
        <circle cx={45 + 30 * n} cy={11} r={9} fill={n === 0 ? 'var(--coin)' : 'var(--info)'} />
        <Words x={45 + 30 * n} y={15} size={11} tone="var(--on-accent)">
          {name}
        </Words>
        <circle cx={45 + 30 * n} cy={67} r={10} fill="var(--bg-0)" stroke="var(--text)" strokeWidth={2} />
        <Words x={45 + 30 * n} y={71} size={11}>
          {lamps[n] ?? ''}
        </Words>
      </g>
    ))}
  </g>
);

const Switch = () => (
  <rect x={38} y={26} width={44} height={20} rx={4} fill="none" stroke="var(--line-strong)" strokeDasharray="4 3" />
);

export const fuseBoxPictures: Pictures = [
  <Wires key="wires" isCrossing={false} lamps={['B', 'A']} />,
  <>
    <Wires isCrossing lamps={['B', 'A']} />
    <Switch />
    <Finger x={62} y={38} />
  </>,
  <>
    <Wires isCrossing lamps={['B', 'A']} />
    <Hook x={24} y={67} />
    <Hook x={98} y={67} />
  </>,
];
