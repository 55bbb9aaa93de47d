// The field is operated as a whole: an application to assistive technology, which the rules do not know as operable.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
import { css, keyframes } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { FIELD, GRID, type Shot, TARGET_RADIUS, cellMiddle } from '../../../domain/onboarding/tutorial-game.ts';
import { visuallyHidden } from '../../ui/theme.tsx';
import { reducedMotion } from '../../ui/tokens.ts';
import type { AimRound, Impact } from '../hooks/use-aim-round.ts';
import * as t from '../__generated__/messages.ts';

const RING = TARGET_RADIUS - 4;
const LENGTH = 2 * Math.PI * RING;
const runOut = keyframes({ to: { strokeDashoffset: LENGTH } });
const fade = keyframes({ to: { opacity: 0 } });

const field = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  scrollMarginBlock: 'var(--space-16)',
});
const ring = css({
  fill: 'none',
  stroke: 'var(--text)',
  strokeWidth: 8,
  strokeDasharray: LENGTH,
  transform: 'rotate(-90deg)',
  animation: `${runOut} 1500ms linear forwards`,
  [reducedMotion]: { animation: 'none' },
});
const vanishing = css({
  animation: `${fade} 500ms ease-out forwards`,
  [reducedMotion]: { animationDuration: '1ms', animationDelay: '400ms' },
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where the crosshair begins. */
const MIDDLE = [1, 1] as const;
const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

interface AimFieldProps {
  readonly round: AimRound;
}

/** The field as it is played on: pointer and finger shoot where they touch, the keyboard aims by cells. */
export function AimField({ round: { target, impact, shoot } }: AimFieldProps) {
  const helpId = useId();
  const surface = useRef<SVGSVGElement>(null);
  const [cell, setCell] = useState<readonly [number, number] | null>(null);
  // Two keys may come before the next drawing.
  const aimed = useRef(cell);
  useEffect(() => surface.current?.focus(), []);

  const aim = (to: readonly [number, number] | null): void => {
    aimed.current = to;
    setCell(to);
  };
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    const unit = (offset: number, size: number, count: number) => within(Math.floor((offset / size) * count), count);
    aim(null);
    shoot({
      x: unit(event.clientX - box.left, box.width, FIELD.width),
      y: unit(event.clientY - box.top, box.height, FIELD.height),
    });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [column, row] = aimed.current ?? MIDDLE;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      aim([within(column + step[0], GRID.columns), within(row + step[1], GRID.rows)]);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      aim([column, row]);
      shoot(cellMiddle(column, row));
    }
  };

  return (
    <div>
      <span id={helpId} css={visuallyHidden}>
        {t.arrowKeysMoveTheCrosshairOverColumns({ columns: GRID.columns, rows: GRID.rows })}
      </span>
      <svg
        ref={surface}
        css={field}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="application"
        aria-label={t.targetField()}
        aria-describedby={helpId}
        tabIndex={0}
        data-target={target ? `${target.x},${target.y}` : ''}
        onPointerDown={point}
        onKeyDown={press}
      >
        <Cells />
        {target && (
          <g key={`target ${target.number}`} transform={`translate(${target.x} ${target.y})`}>
            <circle r={TARGET_RADIUS} fill="var(--ember)" />
            <circle r={TARGET_RADIUS * 0.62} fill="var(--bg-0)" />
            <circle r={TARGET_RADIUS * 0.34} fill="var(--ember)" />
            <circle r={RING} css={ring} />
          </g>
        )}
        {impact && <Mark key={`shot ${impact.number}`} {...impact} />}
        {cell && <Crosshair {...cellMiddle(...cell)} />}
      </svg>
      <span css={visuallyHidden} aria-live="assertive">
        {target && wordsFor(target)}
      </span>
    </div>
  );
}

type Place = Pick<Shot, 'x' | 'y'>;

const wordsFor = ({ x, y }: Place): string =>
  t.columnAndRow({
    column: Math.floor((x * GRID.columns) / FIELD.width) + 1,
    row: Math.floor((y * GRID.rows) / FIELD.height) + 1,
  });

const Cells = () => (
  <g stroke="var(--line)" strokeWidth={2}>
    {Array.from({ length: GRID.columns - 1 }, (_, n) => ((n + 1) * FIELD.width) / GRID.columns).map((x) => (
      <line key={`x${x}`} x1={x} x2={x} y1={0} y2={FIELD.height} />
    ))}
    {Array.from({ length: GRID.rows - 1 }, (_, n) => ((n + 1) * FIELD.height) / GRID.rows).map((y) => (
      <line key={`y${y}`} y1={y} y2={y} x1={0} x2={FIELD.width} />
    ))}
  </g>
);

/** A ring for a hit, a cross for a miss. */
const Mark = ({ x, y, isHit }: Impact) => (
  <g transform={`translate(${x} ${y})`} css={vanishing} fill="none" strokeWidth={10}>
    {isHit ? (
      <circle r={TARGET_RADIUS} stroke="var(--win)" />
    ) : (
      <path d="M-24 -24 L24 24 M24 -24 L-24 24" stroke="var(--loss)" />
    )}
  </g>
);

const Crosshair = ({ x, y }: Place) => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--focus)" strokeWidth={8}>
    <circle r={56} />
    <path d="M-90 0 H-30 M30 0 H90 M0 -90 V-30 M0 30 V90" />
  </g>
);
