import { css } from '@emotion/react';
import { type PointerEvent, useState } from 'react';
import { formatDate } from '../../format/format.ts';
import { type Scale, scaleOf } from './chart-scale.ts';
import { tabular, visuallyHidden } from '../theme.tsx';
import * as t from '../__generated__/messages.ts';

export interface ChartPoint {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
  /** What brought it there; marked on the line. */
  readonly outcome?: 'win' | 'loss';
}

interface LineChartProps {
  /** What is shown, as a heading would say it: 'Balance over the last 30 days'. */
  label: string;
  /** Oldest first; at least one. */
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
  /** Names a point; its day unless told. */
  formatAt?: (at: number) => string;
  /** What the figures are, over their column in the table for screen readers. */
  valueName?: string;
  /** Of figures that add up, as income by day does: what all of them are together stands above, until one is chosen. */
  totalName?: string;
  /** `step` where a figure holds until the next one, as money does; otherwise it moves from one to the other. */
  shape?: 'line' | 'step';
  /** The same stretch before this one, point by point: drawn behind, and named beside the figure. */
  previous?: { readonly name: string; readonly values: readonly number[] };
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
  width: 64,
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  '& > span': { position: 'absolute', insetInlineEnd: 0, transform: 'translateY(50%)', whiteSpace: 'nowrap' },
});
const plot = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  borderRadius: 'var(--radius-s)',
  ':focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const marker = css({
  position: 'absolute',
  width: 10,
  height: 10,
  marginInlineStart: -5,
  marginBlockEnd: -5,
  borderRadius: 'var(--radius-full)',
  border: '2px solid var(--bg-1)',
  background: 'var(--ember)',
  pointerEvents: 'none',
});
/** A triangle that points the way it went: told without colour. */
const outcomeMark = css({
  position: 'absolute',
  width: 10,
  height: 8,
  marginInlineStart: -5,
  marginBlockEnd: -4,
  background: 'currentColor',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  pointerEvents: 'none',
  '&[data-outcome="loss"]': { transform: 'scaleY(-1)' },
});
const OUTCOMES = {
  win: { word: t.outcome({ outcome: 'win' }), colour: 'var(--win)' },
  loss: { word: t.outcome({ outcome: 'loss' }), colour: 'var(--loss)' },
} as const;
const slider = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  // A finger that moves up or down scrolls the page.
  touchAction: 'pan-y',
});
const ends = css(tabular, {
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 'var(--space-2)',
  paddingInlineStart: 72,
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
});

/** Per cent from the left and from the bottom. */
const placeOf = ({ min, max }: Scale, count: number, index: number, value: number): [x: number, y: number] => [
  count === 1 ? 100 : (index / (count - 1)) * 100,
  ((value - min) / (max - min)) * 100,
];

/** The drawing's line in its box of 100 by 100. */
function pathOf(scale: Scale, shape: 'line' | 'step', points: readonly { readonly value: number }[]): string {
  return points
    .map(({ value }, n) => {
      const [x, y] = placeOf(scale, points.length, n, value);
      const [across, down] = [x.toFixed(2), (100 - y).toFixed(2)];
      if (n === 0) return `M${points.length === 1 ? '0' : across},${down}H${across}`;
      return shape === 'step' ? `H${across}V${down}` : `L${across},${down}`;
    })
    .join('');
}

/**
 * One figure over time. The value under the pointer stands above; arrow keys walk through the points, because the
 * drawing is the browser's own slider; screen readers also find a table of all figures.
 */
export function LineChart({
  label,
  points,
  formatValue,
  formatAt = formatDate,
  valueName = t.amount(),
  totalName,
  shape = 'line',
  previous,
  height = 180,
}: LineChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const scale = scaleOf([...points.map(({ value }) => value), ...(previous?.values ?? [])]);
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  if (!point) return null;
  const line = pathOf(scale, shape, points);
  const ghost = previous?.values.slice(-points.length).map((value) => ({ value })) ?? [];
  const before = ghost[index]?.value;
  const [x, y] = placeOf(scale, points.length, index, point.value);
  const wholeWords = formatValue(points.reduce((sum, { value }) => sum + value, 0));
  const isWhole = totalName !== undefined && chosen === null;
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setChosen(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <div>
      <div css={readout} aria-hidden="true">
        <strong>{isWhole ? wholeWords : formatValue(point.value)}</strong>
        {isWhole ? (
          <span>{totalName}</span>
        ) : (
          <span>
            {formatAt(point.at)}
            {point.outcome !== undefined && ` · ${OUTCOMES[point.outcome].word}`}
            {previous && before !== undefined && ` · ${previous.name} ${formatValue(before)}`}
          </span>
        )}
      </div>
      <div css={columns}>
        <div css={axis} aria-hidden="true" style={{ height }}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${placeOf(scale, 1, 0, tick)[1]}%` }}>
              {formatValue(tick)}
            </span>
          ))}
        </div>
        <div css={plot} style={{ height }} onPointerMove={follow} onPointerLeave={() => setChosen(null)}>
          <svg css={drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {scale.ticks.map((tick) => {
              const level = 100 - placeOf(scale, 1, 0, tick)[1];
              return <path key={tick} d={`M0,${level}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />;
            })}
            {ghost.length > 1 && (
              <path
                d={pathOf(scale, shape, ghost)}
                fill="none"
                stroke="var(--text-faint)"
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path d={`${line}V100H0Z`} fill="var(--ember-soft)" />
            <path
              d={line}
              fill="none"
              stroke="var(--ember)"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {!isWhole && <path d={`M${x},0V100`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />}
          </svg>
          {points.map(({ at, value, outcome }, n) => {
            if (outcome === undefined) return null;
            const [left, bottom] = placeOf(scale, points.length, n, value);
            const style = { left: `${left}%`, bottom: `${bottom}%`, color: OUTCOMES[outcome].colour };
            return <span key={at} css={outcomeMark} style={style} data-outcome={outcome} aria-hidden="true" />;
          })}
          {!isWhole && <span css={marker} style={{ left: `${x}%`, bottom: `${y}%` }} />}
          <input
            css={slider}
            type="range"
            min={0}
            max={last}
            value={index}
            aria-label={label}
            aria-valuetext={[
              ...(isWhole ? [`${totalName}: ${wholeWords}`] : []),
              `${formatAt(point.at)}: ${formatValue(point.value)}`,
              ...(point.outcome === undefined ? [] : [OUTCOMES[point.outcome].word]),
              ...(previous && before !== undefined ? [`${previous.name} ${formatValue(before)}`] : []),
            ].join(', ')}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </div>
      </div>
      <div css={ends} aria-hidden="true">
        <span>{formatAt(points[0]?.at ?? point.at)}</span>
        <span>{formatAt(points[last]?.at ?? point.at)}</span>
      </div>
      <div css={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t.date()}</th>
              <th scope="col">{valueName}</th>
              {previous && <th scope="col">{previous.name}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value, outcome }, n) => (
              <tr key={at}>
                <th scope="row">{formatAt(at)}</th>
                <td>
                  {formatValue(value)}
                  {outcome !== undefined && `, ${OUTCOMES[outcome].word}`}
                </td>
                {previous && <td>{ghost[n] === undefined ? '' : formatValue(ghost[n].value)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
