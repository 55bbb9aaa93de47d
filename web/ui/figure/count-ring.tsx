import { css } from '@emotion/react';
import { SECOND } from '../../../domain/shared/time.ts';
import { tabular } from '../theme.tsx';
import { useTickingText } from './ticker.ts';

interface CountRingProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** How long it was at the beginning: the whole ring. */
  lastsMs: number;
  /** The present in epoch milliseconds; the server's where money depends on it. */
  now?: (() => number) | undefined;
  /** What runs out, for screen readers: 'Time left to confirm'. */
  label: string;
}

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;
/** From here on it is urgent. */
const SOON = 5;

const place = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
});
const ring = css({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  '& circle': { fill: 'none', strokeWidth: 5 },
  '& circle + circle': { transition: `stroke-dashoffset ${SECOND}ms linear` },
  '@media (prefers-reduced-motion: reduce)': { '& circle + circle': { transition: 'none' } },
});
const figure = css({ fontSize: 'var(--size-20)', fontWeight: 700 });

/** Seconds until an instant, as a ring that empties around the figure. Read aloud when asked, not every second. */
export function CountRing({ endsAt, lastsMs, now = Date.now, label }: CountRingProps) {
  const seconds = Number(useTickingText(() => String(Math.max(0, Math.ceil((endsAt - now()) / SECOND)))));
  const share = Math.min(1, (seconds * SECOND) / Math.max(SECOND, lastsMs));
  return (
    <span css={place} role="timer" aria-live="off" aria-label={`${label}: ${seconds} s`}>
      <svg css={ring} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx={32} cy={32} r={RADIUS} stroke="var(--line-strong)" />
        <circle
          cx={32}
          cy={32}
          r={RADIUS}
          stroke={seconds <= SOON ? 'var(--warn)' : 'var(--ember)'}
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      <span css={[tabular, figure]} aria-hidden="true" translate="no">
        {seconds}
      </span>
    </span>
  );
}
