import { css } from '@emotion/react';
import { scaleOf } from './chart-scale.ts';
import { tabular, visuallyHidden } from '../theme.tsx';

export interface Bar {
  /** Unlike every other bar's. */
  readonly name: string;
  /** Below the bar where the name is too long for it. */
  readonly shortName?: string;
  /** Below zero the bar hangs from the line. */
  readonly value: number;
}

interface BarChartProps {
  /** What is shown, as a heading would say it: 'Earnings by month'. */
  label: string;
  /** What a bar is: 'Month'. */
  nameLabel: string;
  /** What its length is: 'Earnings'. */
  valueLabel: string;
  /** From left to right; at least one. */
  bars: readonly Bar[];
  formatValue: (value: number) => string;
  /** On the axis, where there is little room; as the values unless told. */
  formatTick?: (value: number) => string;
  /** What all bars are together stands above, called so. */
  totalName?: string;
  /** Of the drawing, in pixels. */
  height?: number;
}

const readout = css(tabular, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-2)',
  marginBlockEnd: 'var(--space-3)',
  '& > strong': { fontSize: 'var(--size-20)' },
  '& > span': { color: 'var(--text-dim)', fontSize: 'var(--size-14)' },
});
/** Time goes from left to right in every language, as the drawing does. */
const columns = css({ direction: 'ltr', display: 'flex', gap: 'var(--space-2)' });
const axis = css(tabular, {
  position: 'relative',
  flex: 'none',
  width: 56,
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  '& > span': { position: 'absolute', insetInlineEnd: 0, transform: 'translateY(50%)', whiteSpace: 'nowrap' },
});
const plot = css({ position: 'relative', flex: 1, minWidth: 0 });
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const names = css({
  direction: 'ltr',
  display: 'flex',
  paddingInlineStart: 64,
  marginBlockStart: 'var(--space-3)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  '& > span': { flex: '1 1 0', minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere' },
});

/** How much of its share of the width a bar takes, in percent. */
const BAR_SHARE = 56;
/** A bar never grows wider than that, in percent of the drawing. */
const BAR_MAX = 12;

/** Figures side by side, gains up and losses down from one line; screen readers get a table of the same. */
export function BarChart(props: BarChartProps) {
  const { label, nameLabel, valueLabel, bars, formatValue, formatTick = formatValue, totalName, height = 200 } = props;
  if (bars.length === 0) return null;
  const { min, max, ticks } = scaleOf(bars.map(({ value }) => value));
  const levelOf = (value: number): number => ((value - min) / (max - min)) * 100;
  const zero = 100 - levelOf(Math.max(0, min));
  const share = 100 / bars.length;
  const width = Math.min(BAR_MAX, (share * BAR_SHARE) / 100);
  return (
    <div>
      {totalName !== undefined && (
        <p css={readout}>
          <strong>{formatValue(bars.reduce((sum, { value }) => sum + value, 0))}</strong> <span>{totalName}</span>
        </p>
      )}
      <div aria-hidden="true">
        <div css={columns}>
          <div css={axis} style={{ height }}>
            {ticks.map((tick) => (
              <span key={tick} style={{ bottom: `${levelOf(tick)}%` }}>
                {formatTick(tick)}
              </span>
            ))}
          </div>
          <div css={plot} style={{ height }}>
            <svg css={drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
              {ticks.map((tick) => (
                <path
                  key={tick}
                  d={`M0,${100 - levelOf(tick)}H100`}
                  stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {bars.map(({ name, value }, index) => {
                const level = 100 - levelOf(value);
                return (
                  <rect
                    key={name}
                    x={share * (index + 0.5) - width / 2}
                    y={Math.min(level, zero)}
                    width={width}
                    height={Math.abs(level - zero)}
                    fill={value < 0 ? 'var(--loss)' : 'var(--win)'}
                  >
                    <title>{`${name}: ${formatValue(value)}`}</title>
                  </rect>
                );
              })}
            </svg>
          </div>
        </div>
        <div css={names}>
          {bars.map(({ name, shortName }) => (
            <span key={name}>{shortName ?? name}</span>
          ))}
        </div>
      </div>
      <div css={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{nameLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
