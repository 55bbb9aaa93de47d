import { css } from '@emotion/react';

interface SparklineProps {
  /** Oldest first; at least two draw a line. */
  values: readonly number[];
  tone?: 'ember' | 'win' | 'loss' | 'info' | 'coin';
}

const line = css({ display: 'block', width: '100%', height: 28, overflow: 'visible' });

/** The course of a figure beside it, without axes; what it says stands in words nearby. */
export function Sparkline({ values, tone = 'ember' }: SparklineProps) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const corners = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    const y = high === low ? 14 : 26 - ((value - low) / (high - low)) * 24;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg css={line} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,28 ${corners.join(' ')} 100,28`} fill={`var(--${tone}-soft)`} />
      <polyline
        points={corners.join(' ')}
        fill="none"
        stroke={`var(--${tone})`}
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
