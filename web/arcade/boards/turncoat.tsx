import { css } from '@emotion/react';
import type { Turncoat } from '../../../domain/arcade/games/turncoat.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { turncoatPictures } from './pictures/turncoat.tsx';
import * as t from '../__generated__/messages.ts';

const WAY_NAMES = [t.up(), t.right(), t.down(), t.left()] as const;
/** The same, as the texts choose by them. */
const WAYS = ['up', 'right', 'down', 'left'] as const;
const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

const layout = css(surface, { display: 'grid', gap: 'var(--space-4)', justifyItems: 'center' });
const picture = css({ width: 'min(100%, 38dvh)', aspectRatio: '1' });
const cross = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 84px)',
  gridTemplateRows: 'repeat(3, 60px)',
  gap: 'var(--space-1)',
});
/** Row and column of the four ways. */
const PLACES = [
  [1, 2],
  [2, 3],
  [3, 2],
  [2, 1],
] as const;
const PARTS = 24;

function lookOf({ arrows, next }: Turncoat, at: number) {
  const arrow = arrows[next];
  if (!arrow || at < arrow.from) return null;
  const { way, isDashed, isAnswered } = arrow;
  return {
    way,
    isDashed,
    isAnswered,
    left: Math.ceil((PARTS * (arrow.until - at)) / (arrow.until - arrow.from)) / PARTS,
  };
}

const ARROW = 'M0 -30 26 0H11V30H-11V0H-26Z';

interface FramedArrowProps {
  readonly way: number;
  readonly isDashed: boolean;
  readonly left?: number;
}

/** The frame says it twice: solid and square, or dashed with cut corners. */
const FramedArrow = ({ way, isDashed, left = 1 }: FramedArrowProps) => (
  <g>
    {isDashed ? (
      <path
        d="M-38 -60H38L60 -38V38L38 60H-38L-60 38V-38Z"
        fill="none"
        stroke="var(--text)"
        strokeWidth={6}
        strokeDasharray="12 10"
      />
    ) : (
      <rect x={-60} y={-60} width={120} height={120} fill="var(--game-soft)" stroke="var(--game)" strokeWidth={8} />
    )}
    <path d={ARROW} fill={isDashed ? 'var(--text)' : 'var(--game)'} transform={`rotate(${90 * way})`} />
    <rect x={-60} y={72} width={120 * left} height={5} fill="var(--text-dim)" />
  </g>
);

function Surface({ run, press }: BoardProps<Turncoat>) {
  const look = useLook(run, lookOf);
  const pressing = usePressing();
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        const way = KEYS.indexOf(name);
        if (way < 0) return false;
        press([way], timeStamp);
        return true;
      }),
  );
  const isShown = look !== null && !look.isAnswered;
  return (
    <div css={layout}>
      <svg
        css={picture}
        viewBox="-84 -84 168 168"
        role="img"
        aria-label={
          isShown
            ? (look.isDashed ? t.wayDashedFrame : t.waySolidFrame)({ way: WAY_NAMES[look.way] ?? '' })
            : t.noArrow()
        }
      >
        {isShown ? (
          <FramedArrow {...look} />
        ) : (
          <circle r={look ? 16 : 6} fill="none" stroke="var(--line-strong)" strokeWidth={4} />
        )}
      </svg>
      <div css={cross} role="group" aria-label={t.answers()}>
        {WAY_NAMES.map((name, way) => (
          <button
            key={name}
            type="button"
            css={key}
            style={{ gridRow: PLACES[way]?.[0], gridColumn: PLACES[way]?.[1] }}
            aria-label={name}
            disabled={press === null}
            {...pressing((timeStamp) => press?.([way], timeStamp))}
          >
            <svg viewBox="-40 -40 80 80" width={32} aria-hidden="true">
              <path d={ARROW} fill="currentColor" transform={`rotate(${90 * way})`} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}

export const turncoatBoard: Board<Turncoat> = {
  Surface,
  pictures: turncoatPictures,
  keys: t.arrowKeysAnswer(),
  isHeard: false,
  say(state, at) {
    const look = lookOf(state, at);
    if (!look || look.isAnswered) return '';
    return (look.isDashed ? t.dashedWay : t.solidWay)({ way: WAYS[look.way] ?? '' });
  },
};
