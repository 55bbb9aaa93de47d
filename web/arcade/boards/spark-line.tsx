import { css } from '@emotion/react';
import { LAMPS, type SparkLine } from '../../../domain/arcade/games/spark-line.1.ts';
import type { Board, BoardProps } from '../board.ts';
import { key, surface } from '../board-style.ts';
import { useKeys, usePressing } from '../press.ts';
import { useLook } from '../shown-run.ts';
import { sparkLinePictures } from './pictures/spark-line.tsx';
import * as t from '../__generated__/messages.ts';

const line = css(surface, { display: 'grid', gridTemplateColumns: `repeat(${LAMPS}, 1fr)`, gap: 'var(--space-2)' });
const lamp = css(key, {
  height: 'min(46dvh, 380px)',
  gridTemplateRows: '1fr auto',
  paddingBlock: 'var(--space-3)',
  background: 'linear-gradient(var(--game-deep), var(--bg-1))',
  '&[data-spark="full"]': { background: 'linear-gradient(var(--game-soft), var(--bg-1))', borderColor: 'var(--game)' },
});
const number = css({ fontSize: 'var(--size-16)', color: 'var(--text-dim)' });

/** Of the time that a spark stands; enough for a ring that runs out smoothly. */
const PARTS = 24;

function lookOf({ sparks, next }: SparkLine, at: number) {
  const spark = sparks[next];
  if (!spark || at < spark.from) return null;
  const left = Math.ceil((PARTS * (spark.until - at)) / (spark.until - spark.from));
  return { lamp: spark.lamp, isHollow: spark.isHollow, isStruck: spark.isStruck, left };
}

const STAR = Array.from({ length: 16 }, (_, n) => {
  const [far, angle] = [n % 2 === 0 ? 30 : 17, (n * Math.PI) / 8];
  return `${(far * Math.sin(angle)).toFixed(1)},${(-far * Math.cos(angle)).toFixed(1)}`;
}).join(' ');
const AROUND = 2 * Math.PI * 38;

interface SparkProps {
  readonly kind: 'full' | 'hollow' | 'struck' | 'none';
  /** Of its time, from 0 to 1. */
  readonly left?: number;
}

/** A full star, an empty one, a struck one with a hook; a dark lamp is a dot. */
const Spark = ({ kind, left = 1 }: SparkProps) => (
  <svg viewBox="-44 -44 88 88" css={{ width: '100%', maxWidth: 88 }} aria-hidden="true">
    {kind === 'none' && <circle r={7} fill="var(--line-strong)" />}
    {kind === 'full' && <polygon points={STAR} fill="var(--game)" />}
    {kind === 'hollow' && <polygon points={STAR} fill="none" stroke="var(--text-dim)" strokeWidth={3} />}
    {kind === 'struck' && (
      <path d="M-16 0 -4 13 18 -14" fill="none" stroke="var(--game)" strokeWidth={7} strokeLinecap="round" />
    )}
    {(kind === 'full' || kind === 'hollow') && (
      <circle
        r={38}
        fill="none"
        stroke={kind === 'full' ? 'var(--game)' : 'var(--text-dim)'}
        strokeWidth={kind === 'full' ? 5 : 2}
        strokeDasharray={`${AROUND * left} ${AROUND}`}
        transform="rotate(-90)"
      />
    )}
  </svg>
);

function Surface({ run, press }: BoardProps<SparkLine>) {
  const look = useLook(run, lookOf);
  const pressing = usePressing();
  useKeys(
    press &&
      (({ key: name, timeStamp }) => {
        const place = '12345'.indexOf(name);
        if (name.length !== 1 || place < 0) return false;
        press([place], timeStamp);
        return true;
      }),
  );
  return (
    <div css={line} role="group" aria-label={t.lamps()}>
      {Array.from({ length: LAMPS }, (_, n) => {
        const isLit = look?.lamp === n;
        const kind = !isLit ? 'none' : look.isStruck ? 'struck' : look.isHollow ? 'hollow' : 'full';
        return (
          <button
            key={n}
            type="button"
            css={lamp}
            data-spark={kind}
            aria-label={t.lampNumber({ number: n + 1 })}
            disabled={press === null}
            {...pressing((timeStamp) => press?.([n], timeStamp))}
          >
            <Spark kind={kind} left={isLit ? look.left / PARTS : 0} />
            <span css={number}>{n + 1}</span>
          </button>
        );
      })}
    </div>
  );
}

export const sparkLineBoard: Board<SparkLine> = {
  Surface,
  pictures: sparkLinePictures,
  keys: t.keys1To5StrikeTheLamps(),
  isHeard: false,
  say(state, at) {
    const look = lookOf(state, at);
    if (!look || look.isStruck) return '';
    return (look.isHollow ? t.hollowLamp : t.fullLamp)({ number: look.lamp + 1 });
  },
};
