import { Cross, Hook, Words } from './marks.tsx';
import type { Pictures } from '../../board.ts';

interface BalanceProps {
  readonly load: string;
  readonly on: string;
  /** How far the right pan hangs below the left one. */
  readonly tip?: number;
}

const Balance = ({ load, on, tip = 0 }: BalanceProps) => (
  <g>
    <path d={`M60 14V64M44 66H76M24 ${24 - tip}L96 ${24 + tip}`} fill="none" stroke="var(--text-dim)" strokeWidth={3} />
    {[
      [24, -tip, load],
      [96, tip, on],
    ].map(([x, down, words]) => (
      <g key={String(x)} transform={`translate(${x} ${24 + Number(down)})`}>
        <path d="M0 0-16 26H16Z" fill="none" stroke="var(--text-dim)" />
        <path d="M-18 26Q0 38 18 26Z" fill="var(--game)" />
        <Words x={0} y={23} size={12}>
          {String(words)}
        </Words>
      </g>
    ))}
  </g>
);

export const counterweightPictures: Pictures = [
  <Balance key="put" load="9" on="4+5" />,
  <>
    <Balance load="9" on="4+5" />
    <Hook x={60} y={76} />
  </>,
  <>
    <Balance load="9" on="4+6" tip={7} />
    <Cross x={60} y={74} />
  </>,
];
