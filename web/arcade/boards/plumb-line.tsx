import { css } from '@emotion/react';
import { useCallback, useRef } from 'react';
import { DROPS, NEXT_BOB_TICKS, type PlumbLine, REACH, bobAt } from '../../../domain/arcade/games/plumb-line.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { surface } from '../board-style.ts';
import { useKeys } from '../press.ts';
import { type ShownRun, useDrawing, useLook } from '../shown-run.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Canvas, coloursOf } from './canvas.tsx';
import { plumbLinePictures } from './pictures/plumb-line.tsx';
import * as t from '../__generated__/messages.ts';

/** The drawing in the units of the rules, with a margin at both sides. */
const SIZE = { width: 2 * REACH + 100, height: 720 } as const;
const MIDDLE = SIZE.width / 2;
const ROPE = 380;
const GROUND = 640;
const BOB = 26;

const scene = css(surface, {
  maxWidth: 'min(480px, 58dvh)',
  border: '2px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  cursor: 'pointer',
});

interface Pen {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

function drawSwing({ canvas, context }: Pen, { state, at }: ShownRun<PlumbLine>): void {
  const colours = coloursOf(canvas, 'bg-0', 'game-deep', 'game', 'text', 'text-dim', 'line-strong');
  const stroke = (colour: string, width: number, dash: readonly number[], points: readonly (readonly number[])[]) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.beginPath();
    for (const [x = 0, y = 0] of points) context.lineTo(x, y);
    context.stroke();
  };
  const bob = (x: number, y: number, fill: string): void => {
    context.setLineDash([]);
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y - BOB / 2, BOB, Math.PI, 0);
    context.lineTo(x, y + BOB * 1.3);
    context.closePath();
    context.fill();
  };
  context.fillStyle = colours['bg-0'];
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = colours['game-deep'];
  context.fillRect(0, GROUND, SIZE.width, SIZE.height - GROUND);
  const line = MIDDLE + state.line;
  stroke(
    colours.text,
    4,
    [14, 10],
    [
      [line, 90],
      [line, GROUND],
    ],
  );
  for (const side of [-1, 1])
    stroke(
      colours['text-dim'],
      3,
      [],
      [
        [line + side * 50, GROUND],
        [line + side * 50, GROUND + 22],
      ],
    );
  const isFalling = at < state.hangsFrom;
  if (isFalling) {
    const since = at - (state.hangsFrom - NEXT_BOB_TICKS);
    const x = MIDDLE + bobAt(state, state.hangsFrom - NEXT_BOB_TICKS);
    const fallen = Math.min(1, (since / NEXT_BOB_TICKS) * 2) ** 2;
    bob(x, 40 + ROPE + fallen * (GROUND - 60 - ROPE), colours['text-dim']);
    stroke(
      colours.game,
      4,
      [],
      [
        [x, GROUND + 34],
        [line, GROUND + 34],
      ],
    );
    return;
  }
  if (state.drops === DROPS) return;
  const x = MIDDLE + bobAt(state, at);
  stroke(
    colours['text-dim'],
    4,
    [],
    [
      [MIDDLE, 20],
      [x, 40 + ROPE - BOB],
    ],
  );
  bob(x, 40 + ROPE, colours.game);
}

const lookOf = ({ drops }: PlumbLine) => ({ drops });

function Surface({ run, press }: BoardProps<PlumbLine>) {
  const { drops } = useLook(run, lookOf);
  const pen = useRef<Pen>(null);
  const draw = useCallback(() => {
    if (pen.current) drawSwing(pen.current, run);
  }, [run]);
  const onFit = useCallback(
    (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => {
      pen.current = { canvas, context };
      draw();
    },
    [draw],
  );
  useDrawing(run, draw);
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        if (name !== ' ' && name !== 'Enter') return false;
        press([], timeStamp);
        return true;
      }),
  );
  return (
    <div css={{ display: 'grid', gap: 'var(--space-3)', width: '100%' }}>
      <Canvas
        css={scene}
        size={SIZE}
        onFit={onFit}
        role="application"
        aria-label={t.swing()}
        tabIndex={press ? 0 : undefined}
        onPointerDown={(event) => {
          if (event.button === 0) press?.([], event.nativeEvent.timeStamp);
        }}
      />
      <Text size={14} tone="dim" css={{ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {t.bobsOfDropsLeft({ left: DROPS - drops, drops: DROPS })}
      </Text>
    </div>
  );
}

export const plumbLineBoard: Board<PlumbLine> = {
  Surface,
  pictures: plumbLinePictures,
  keys: t.spaceOrEnterLetsGo(),
  isHeard: false,
  say: ({ drops }) => t.bobsLeft({ left: DROPS - drops }),
};
