import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TourSlideId } from '../tour-slides.ts';

const frame = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  border: '1px solid var(--line)',
});

const card = { fill: 'var(--bg-2)', stroke: 'var(--line-strong)' } as const;
const line = { fill: 'var(--text-faint)' } as const;
const ember = { fill: 'var(--ember)' } as const;

/** A battle in a row: the game, two lines of words, and the button or light at its end. */
const Row = ({ y, end }: { readonly y: number; readonly end: ReactNode }) => (
  <g>
    <rect x={120} y={y} width={400} height={52} rx={10} {...card} />
    <rect x={134} y={y + 10} width={44} height={32} rx={6} fill="var(--bg-3)" />
    <rect x={192} y={y + 14} width={120} height={8} rx={4} fill="var(--text-dim)" />
    <rect x={192} y={y + 30} width={180} height={6} rx={3} {...line} />
    {end}
  </g>
);

const Coin = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--coin)" />
    <circle cx={x} cy={y} r={r * 0.72} fill="none" stroke="var(--on-accent)" strokeWidth={r * 0.1} />
    <path
      d={`M${x - r * 0.3} ${y + r * 0.32} L${x} ${y - r * 0.4} L${x + r * 0.3} ${y + r * 0.32}`}
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth={r * 0.16}
    />
  </g>
);

const PICTURES: Readonly<Record<TourSlideId, ReactNode>> = {
  dashboard: (
    <>
      <rect x={170} y={40} width={300} height={200} rx={14} {...card} />
      {[70, 112, 154].map((y) => (
        <g key={y}>
          <rect x={194} y={y} width={70} height={7} rx={3.5} {...line} />
          <rect x={194} y={y + 13} width={252} height={20} rx={6} fill="var(--bg-0)" stroke="var(--line-strong)" />
        </g>
      ))}
      <rect x={194} y={202} width={252} height={24} rx={8} {...ember} />
    </>
  ),
  feed: (
    <>
      <Row
        y={44}
        end={
          <>
            <circle cx={486} cy={70} r={7} {...ember} />
            <circle cx={486} cy={70} r={14} fill="none" stroke="var(--ember)" strokeWidth={2} opacity={0.5} />
          </>
        }
      />
      <Row y={114} end={<rect x={440} y={129} width={66} height={22} rx={7} {...ember} />} />
      <Row y={184} end={<rect x={440} y={199} width={66} height={22} rx={7} fill="var(--bg-3)" />} />
    </>
  ),
  arcade: (
    <>
      <rect x={110} y={50} width={190} height={180} rx={14} {...card} />
      <circle cx={205} cy={140} r={52} fill="none" stroke="var(--ember)" strokeWidth={4} />
      <circle cx={205} cy={140} r={28} fill="none" stroke="var(--ember)" strokeWidth={4} />
      <circle cx={205} cy={140} r={8} {...ember} />
      {[0, 1, 2].map((n) => (
        <g key={n}>
          <rect x={330} y={58 + n * 58} width={200} height={46} rx={10} {...card} />
          <rect x={346} y={70 + n * 58} width={90} height={7} rx={3.5} fill="var(--text-dim)" />
          <rect x={346} y={86 + n * 58} width={130} height={7} rx={3.5} fill="var(--bg-0)" />
          <rect x={346} y={86 + n * 58} width={130 - n * 45} height={7} rx={3.5} fill="var(--win)" />
          <Coin x={504} y={81 + n * 58} r={12} />
        </g>
      ))}
    </>
  ),
  coins: (
    <>
      <Coin x={210} y={140} r={72} />
      <Coin x={300} y={196} r={34} />
      {[0, 1].map((n) => (
        <g key={n}>
          <rect x={372} y={52 + n * 92} width={150} height={80} rx={12} {...card} />
          <path
            d={`M402 ${104 + n * 92} l16 -30 l16 30 z`}
            fill="none"
            stroke={n === 0 ? 'var(--info)' : 'var(--ember)'}
            strokeWidth={4}
          />
          <rect x={448} y={76 + n * 92} width={56} height={8} rx={4} fill="var(--text-dim)" />
          <rect x={448} y={94 + n * 92} width={36} height={8} rx={4} fill="var(--coin)" />
        </g>
      ))}
    </>
  ),
  community: (
    <>
      <path d="M220 104 L320 190 L420 104" fill="none" stroke="var(--line-strong)" strokeWidth={3} />
      {[
        [220, 96, 'var(--info)'],
        [420, 96, 'var(--coin)'],
        [320, 182, 'var(--ember)'],
      ].map(([x, y, colour]) => (
        <g key={String(colour)}>
          <circle cx={x} cy={y} r={42} fill="var(--bg-2)" stroke={String(colour)} strokeWidth={3} />
          <circle cx={x} cy={Number(y) - 10} r={13} fill={String(colour)} />
          <path d={`M${Number(x) - 22} ${Number(y) + 24} a22 18 0 0 1 44 0`} fill={String(colour)} />
        </g>
      ))}
    </>
  ),
};

/** A drawing beside the words of a slide; it says nothing that they do not. */
export const TourArt = ({ slide }: { readonly slide: TourSlideId }) => (
  <svg css={frame} viewBox="0 0 640 280" aria-hidden>
    {PICTURES[slide]}
  </svg>
);
