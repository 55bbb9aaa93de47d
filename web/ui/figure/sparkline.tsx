import { css } from '@emotion/react';

interface SparklineProps {
  /** Oldest first; at least two draw a line. */
  values: readonly number[];
  /** What it is compared with, point by point: dashed, on the same scale. */
  beside?: readonly number[];
  tone?: 'ember' | 'win' | 'loss' | 'info' | 'coin';
}

const line = css({ display: 'block', width: '100%', height: 28, overflow: 'visible' });

/** The course of a figure beside it, without axes; what it says stands in words nearby. */
export function Sparkline({ values, beside, tone = 'ember' }: SparklineProps) {
  if (values.length < 2) return null;
  const all = [...values, ...(beside ?? [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const cornersOf = (course: readonly number[]): string =>
    course
      .map((value, index) => {
        const x = (index / (values.length - 1)) * 100;
        const y = high === low ? 14 : 26 - ((value - low) / (high - low)) * 24;
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <svg css={line} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,28 ${cornersOf(values)} 100,28`} fill={`var(--${tone}-soft)`} />
      {beside && (
        <polyline
          points={cornersOf(beside)}
          fill="none"
          stroke="var(--text-dim)"
          strokeWidth={1}
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <polyline
        points={cornersOf(values)}
        fill="none"
        stroke={`var(--${tone})`}
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
