import { css } from '@emotion/react';
import { type PointerEvent, useCallback, useRef } from 'react';
import {
  BALL_RADIUS,
  type BankShot,
  FINE,
  POST_RADIUS,
  PUSHES,
  PUSH_MAX,
  RINGS,
  TABLE,
  bankShot,
} from '../../../domain/arcade/games/bank-shot.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { surface } from '../board-style.ts';
import { useKeys, wholeIn } from '../press.ts';
import { type ShownRun, useDrawing, useLook } from '../shown-run.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Canvas, coloursOf } from './canvas.tsx';
import { bankShotPictures } from './pictures/bank-shot.tsx';
import * as t from '../__generated__/messages.ts';

const table = css(surface, {
  maxWidth: 560,
  border: '6px solid var(--game-deep)',
  borderRadius: 'var(--radius-m)',
  outlineOffset: 2,
  overflow: 'hidden',
  cursor: 'crosshair',
});

/** A pull of so many units of the table is a push of one. */
const PULL = 2;
/** A shorter pull is a slip of the finger. */
const LEAST_PUSH = 3;
const KEY_STEP = 4;
const FIRST_AIM = [0, -60] as const;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Push = readonly [dx: number, dy: number];

/** Within the circle of what the rules take, in whole numbers. */
function pushOf(dx: number, dy: number): Push {
  const scale = Math.min(1, PUSH_MAX / Math.max(1, Math.hypot(dx, dy)));
  const [x, y] = bankShot.fields;
  return x && y ? [wholeIn(x, dx * scale), wholeIn(y, dy * scale)] : [0, 0];
}

interface Pen {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

function drawTable({ canvas, context }: Pen, { state }: ShownRun<BankShot>, aim: Push | null): void {
  const colours = coloursOf(canvas, 'bg-0', 'bg-3', 'game', 'game-deep', 'text', 'text-dim', 'ember');
  const disc = (x: number, y: number, radius: number, fill: string): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  context.fillStyle = colours['bg-0'];
  context.fillRect(0, 0, TABLE.width, TABLE.height);
  const { ball, mark, posts, isRolling } = state;
  for (const [n, { radius }] of RINGS.toReversed().entries()) {
    disc(mark.x, mark.y, radius, [colours['game-deep'], colours['bg-3'], colours.game][n] ?? colours.game);
    context.strokeStyle = colours.game;
    context.lineWidth = 3;
    context.stroke();
  }
  // A post has a cross: it is told from the rings without its colour.
  for (const { x, y } of posts) {
    disc(x, y, POST_RADIUS, colours['text-dim']);
    context.strokeStyle = colours['bg-0'];
    context.lineWidth = 7;
    context.beginPath();
    for (const [from, to] of [
      [-18, 18],
      [18, -18],
    ] as const) {
      context.moveTo(x + from, y - 18);
      context.lineTo(x + to, y + 18);
    }
    context.stroke();
  }
  const [x, y] = [ball.x / FINE, ball.y / FINE];
  if (aim && !isRolling && state.pushes < PUSHES) {
    context.strokeStyle = colours.text;
    context.lineWidth = 4;
    context.setLineDash([4, 16]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 3 * aim[0], y + 3 * aim[1]);
    context.stroke();
    context.setLineDash([]);
  }
  disc(x, y, BALL_RADIUS + 3, colours.text);
  disc(x, y, BALL_RADIUS, colours.ember);
}

const lookOf = ({ pushes, best, isRolling }: BankShot) => ({ pushes, best, isRolling });

function Surface({ run, press }: BoardProps<BankShot>) {
  const { pushes, best } = useLook(run, lookOf);
  const pen = useRef<Pen>(null);
  const aim = useRef<Push | null>(press && FIRST_AIM);
  const pulledFrom = useRef<readonly [number, number] | null>(null);
  const draw = useCallback(() => {
    if (pen.current) drawTable(pen.current, run, aim.current);
  }, [run]);
  const onFit = useCallback(
    (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => {
      pen.current = { canvas, context };
      draw();
    },
    [draw],
  );
  useDrawing(run, draw);

  const aimAt = (to: Push): void => {
    aim.current = to;
    draw();
  };
  const pulled = ({ currentTarget, clientX, clientY }: PointerEvent): Push | null => {
    if (!pulledFrom.current) return null;
    const unit = TABLE.width / (currentTarget.getBoundingClientRect().width || TABLE.width) / PULL;
    return pushOf((pulledFrom.current[0] - clientX) * unit, (pulledFrom.current[1] - clientY) * unit);
  };
  useKeys(
    press &&
      (({ key: name, shiftKey, repeat, timeStamp }) => {
        const [dx, dy] = aim.current ?? FIRST_AIM;
        const way = STEPS[name];
        const step = shiftKey ? 1 : KEY_STEP;
        if (way) aimAt(pushOf(dx + step * way[0], dy + step * way[1]));
        else if (name !== ' ') return false;
        else if (!repeat) press([dx, dy], timeStamp);
        return true;
      }),
    true,
  );
  return (
    <div css={{ display: 'grid', gap: 'var(--space-3)', width: '100%' }}>
      <Canvas
        css={table}
        size={TABLE}
        onFit={onFit}
        role="application"
        aria-label={t.table()}
        tabIndex={press ? 0 : undefined}
        onPointerDown={(event) => {
          if (!press || !event.isPrimary || event.button !== 0) return;
          pulledFrom.current = [event.clientX, event.clientY];
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const to = pulled(event);
          if (to) aimAt(to);
        }}
        onPointerUp={(event) => {
          const to = pulled(event);
          pulledFrom.current = null;
          if (to && Math.hypot(...to) >= LEAST_PUSH) press?.(to, event.nativeEvent.timeStamp);
        }}
        onPointerCancel={() => (pulledFrom.current = null)}
      />
      <Text size={14} tone="dim" css={{ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {t.pushesOfMost({ pushes, most: PUSHES, best })}
      </Text>
    </div>
  );
}

export const bankShotBoard: Board<BankShot> = {
  Surface,
  pictures: bankShotPictures,
  keys: t.arrowKeysAimWithShiftFinelySpace(),
  isHeard: false,
  say: ({ pushes, best, isRolling }) => (isRolling ? t.rolling() : t.pushesLeftBest({ left: PUSHES - pushes, best })),
};
