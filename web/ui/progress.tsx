import { css, keyframes } from '@emotion/react';
import * as Radix from 'radix-ui/progress';
import type { ReactNode } from 'react';
import { formatPercent } from '../format/format.ts';

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

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

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
  '&[data-state="indeterminate"]': { width: '30%', animation: `${slide} 1400ms ease-in-out infinite` },
});

/** A bar that knows how far it is. */
export function Progress({ label, value, showLabel = false, valueText, tone = 'ember', children }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  const words = valueText ?? (percent === null ? 'In progress' : formatPercent(percent));
  return (
    <div>
      {showLabel && (
        <div css={line} aria-hidden="true">
          <span>{label}</span>
          <span>{words}</span>
        </div>
      )}
      <Radix.Root css={track} value={percent} aria-label={label} getValueLabel={() => words}>
        <Radix.Indicator
          css={bar}
          style={{ background: `var(--${tone})`, ...(percent !== null && { width: `${percent}%` }) }}
        />
      </Radix.Root>
      {children}
    </div>
  );
}
