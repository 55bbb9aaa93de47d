import { css } from '@emotion/react';
import { formatDateTime, formatTimeLeft } from '../../format/format.ts';
import { tabular } from '../theme.tsx';
import { useTickingText } from './ticker.ts';
import * as t from '../__generated__/messages.ts';

interface CountdownProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** The present in epoch milliseconds; the server's where money depends on it. */
  now?: (() => number) | undefined;
  /** What runs out, for screen readers: 'Time left to report'. */
  label?: string;
}

// Rajdhani has no digits of equal width, so a countdown inside a `Figure` stays in Inter.
const steady = css({ fontFamily: 'var(--font-text)', letterSpacing: 0, whiteSpace: 'nowrap' });

/** The time until an instant, in days while it is far and to the second when it is near; stands still at `00:00:00`. Read aloud when asked, not every second. */
export function Countdown({ endsAt, now = Date.now, label = t.timeLeft() }: CountdownProps) {
  const text = useTickingText(() => formatTimeLeft(endsAt - now()));
  return (
    <span
      css={[tabular, steady]}
      role="timer"
      translate="no"
      aria-live="off"
      aria-label={`${label}: ${text}`}
      title={formatDateTime(endsAt)}
    >
      {text}
    </span>
  );
}
