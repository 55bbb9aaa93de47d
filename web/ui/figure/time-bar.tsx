import { css } from '@emotion/react';
import { useTickingText } from './ticker.ts';

interface TimeBarProps {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** The present in epoch milliseconds; the server's where money depends on it. */
  now?: (() => number) | undefined;
}

const track = css({ height: 3, overflow: 'hidden', background: 'var(--line)' });
const left = css({
  height: '100%',
  background: 'var(--text-dim)',
  transformOrigin: 'calc(50% - var(--inline-way) * 50%)',
  '&[data-ends-soon]': { background: 'var(--warn)' },
});

/** Below this share of its time something ends soon. */
const SOON = 0.2;

/** How much of a time is left, as a line that gets shorter. The countdown beside it says it in words. */
export function TimeBar({ startsAt, endsAt, now = Date.now }: TimeBarProps) {
  const share = Number(
    useTickingText(() => Math.min(1, Math.max(0, (endsAt - now()) / Math.max(1, endsAt - startsAt))).toFixed(3)),
  );
  return (
    <div css={track} aria-hidden="true">
      <div css={left} data-ends-soon={share < SOON || undefined} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
