import { css } from '@emotion/react';
import { useState } from 'react';
import { type StrayGlyph, turnAt } from '../../../domain/arcade/games/stray-glyph.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { glyphPath } from './glyphs.ts';
import { strayGlyphPictures } from './pictures/stray-glyph.tsx';
import * as t from '../__generated__/messages.ts';

const grid = css(surface, { display: 'grid', gap: 6, maxWidth: 'min(480px, 58dvh)' });
const cell = css(key, {
  aspectRatio: '1',
  border: '1px solid var(--line)',
  '&[data-aimed]': { outline: '3px solid var(--focus)', outlineOffset: -1 },
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number, side: number): number => Math.min(side - 1, Math.max(0, value));

interface GlyphProps {
  readonly shape: number;
  readonly turn: number;
  readonly isMirrored: boolean;
}

/** Mirrored first, turned then. */
const Glyph = ({ shape, turn, isMirrored }: GlyphProps) => (
  <path
    d={glyphPath(shape)}
    transform={`rotate(${90 * turn})${isMirrored ? ' scale(-1 1)' : ''}`}
    fill="none"
    stroke="var(--game)"
    strokeWidth={4.5}
    strokeLinejoin="round"
    strokeLinecap="round"
  />
);

const lookOf = ({ side, grids, next }: StrayGlyph) => ({ side, number: next, grid: grids[next] ?? null });

function Surface({ run, press }: BoardProps<StrayGlyph>) {
  const { side, grid: shown } = useLook(run, lookOf);
  const pressing = usePressing();
  const [aim, setAim] = useState<readonly [number, number] | null>(null);
  const [column, row] = aim ? [within(aim[0], side), within(aim[1], side)] : [0, 0];
  useKeys(
    press &&
      (({ key: name, repeat, timeStamp }) => {
        const way = STEPS[name];
        if (way) {
          // The first arrow shows where the aim is.
          setAim(aim ? [within(column + way[0], side), within(row + way[1], side)] : [0, 0]);
          return true;
        }
        if ((name !== ' ' && name !== 'Enter') || !aim) return false;
        if (!repeat) press([row * side + column], timeStamp);
        return true;
      }),
    true,
  );
  return (
    <div css={grid} style={{ gridTemplateColumns: `repeat(${side}, 1fr)` }} role="group" aria-label={t.shapes()}>
      {shown &&
        Array.from({ length: side * side }, (_, place) => (
          <button
            key={place}
            type="button"
            css={cell}
            data-aimed={(aim && place === row * side + column) || undefined}
            aria-label={t.rowAndColumn({ row: Math.floor(place / side) + 1, column: (place % side) + 1 })}
            disabled={press === null}
            {...pressing((timeStamp) => press?.([place], timeStamp))}
          >
            <svg viewBox="-22 -22 44 44" width="86%" aria-hidden="true">
              <Glyph shape={shown.shape} turn={turnAt(shown, place)} isMirrored={place === shown.odd} />
            </svg>
          </button>
        ))}
    </div>
  );
}

export const strayGlyphBoard: Board<StrayGlyph> = {
  Surface,
  pictures: strayGlyphPictures,
  keys: t.arrowKeysMoveTheAimSpace(),
  isHeard: false,
  say: ({ side, next }) => t.gridOfShapes({ number: next + 1, count: side * side }),
};
