import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatPercent } from '../../format/format.ts';
import * as t from '../__generated__/messages.ts';

interface ProgressProps {
  /** What advances. */
  label: string;
  /** Percent, 0 to 100; null while nobody knows. */
  value: number | null;
  /** Words and percentage above the bar; otherwise they are for screen readers only. */
  showLabel?: boolean;
  /** Instead of the percentage: `3 of 5 battles`. */
  valueText?: string;
  tone?: 'ember' | 'win' | 'info' | 'coin';
  /** Below the bar. */
  children?: ReactNode;
}

const slide = keyframes({
  from: { transform: 'translateX(calc(var(--inline-way) * -100%))' },
  to: { transform: 'translateX(calc(var(--inline-way) * 350%))' },
});

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  marginBlockEnd: 'var(--space-2)',
  fontSize: 'var(--size-14)',
  '& > :last-child': { color: 'var(--text-dim)', fontVariantNumeric: 'tabular-nums' },
});
const track = css({ height: 8, overflow: 'hidden', borderRadius: 'var(--radius-full)', background: 'var(--bg-3)' });
const bar = css({
  height: '100%',
  borderRadius: 'inherit',
  transition: 'width var(--duration-calm) var(--ease)',
});
const unknown = css({ width: '30%', animation: `${slide} 1400ms ease-in-out infinite` });

const belowBar = css({ marginBlockStart: 'var(--space-2)' });

/** A bar that knows how far it is. */
export function Progress({ label, value, showLabel = false, valueText, tone = 'ember', children }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  const words = valueText ?? (percent === null ? t.inProgress() : formatPercent(percent));
  return (
    <div>
      {showLabel && (
        <div css={line} aria-hidden="true">
          <span>{label}</span>
          <span>{words}</span>
        </div>
      )}
      <div
        css={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={words}
      >
        <div
          css={[bar, percent === null && unknown]}
          style={{ background: `var(--${tone})`, ...(percent !== null && { width: `${percent}%` }) }}
        />
      </div>
      {children !== undefined && <div css={belowBar}>{children}</div>}
    </div>
  );
}
