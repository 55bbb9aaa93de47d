import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { prefersStill } from '../motion.ts';
import { drawsOf } from '../face/seed.ts';
import { Heading } from '../layout/text.tsx';
import { display } from '../theme.tsx';
import { below, reducedMotion } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

interface MomentProps {
  /** Names the result: its celebration is seen once in this browser. */
  id: string;
  outcome: 'win' | 'loss';
  /** Whose result it is, for screen readers. */
  label?: string;
  title: string;
  /** What was won or lost, in the unit of `format`. */
  amount: number;
  /** Draws the amount while it counts up, and as it stands. */
  format: (amount: number) => ReactNode;
  /** One sentence about what it means. */
  children: ReactNode;
  /** The colours of what a win throws; those of the house without it. */
  splinters?: readonly string[] | undefined;
  /** What comes next: the replay, a rematch. */
  action?: ReactNode;
}

const COUNT_MS = 900;
const SHARDS = 18;

const place = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-5) var(--space-4)',
  borderRadius: 'var(--radius-m)',
  textAlign: 'center',
  '&[data-outcome="win"]': { background: 'var(--win-soft)', boxShadow: 'inset 0 0 0 1px var(--win)' },
  '&[data-outcome="loss"]': { background: 'var(--bg-2)' },
});
const figure = css(display, {
  fontSize: 'var(--size-56)',
  lineHeight: 1.1,
  '[data-outcome="loss"] > &': { fontSize: 'var(--size-32)' },
  [below.medium]: { fontSize: 'var(--size-40)' },
});
const sentence = css({ color: 'var(--text-dim)', fontSize: 'var(--size-14)' });
const next = css({ marginBlockStart: 'var(--space-3)' });

const fly = keyframes({
  from: { opacity: 1, transform: 'translate(0, 0) rotate(0) scale(0.4)' },
  to: { opacity: 0, transform: 'translate(var(--far-x), var(--far-y)) rotate(var(--turn)) scale(1)' },
});
const shardPlace = css({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '45%',
  pointerEvents: 'none',
  '& > span': {
    position: 'absolute',
    width: 10,
    height: 18,
    clipPath: 'polygon(50% 0, 100% 65%, 40% 100%, 0 40%)',
    opacity: 0,
    animation: `${fly} 1100ms var(--ease) both`,
  },
  [reducedMotion]: { display: 'none' },
});
const COLOURS = ['var(--ember)', 'var(--coin)', 'var(--win)', 'var(--text)'] as const;

/** Splinters that fly off once, in every direction. */
function Shards({ id, colours }: { readonly id: string; readonly colours: readonly string[] }) {
  const draw = drawsOf(id);
  return (
    <span css={shardPlace} aria-hidden="true" data-shards>
      {Array.from({ length: SHARDS }, (_, n) => {
        const angle = ((n + draw()) / SHARDS) * 2 * Math.PI;
        const far = 90 + draw() * 120;
        const way = {
          '--far-x': `${Math.round(Math.cos(angle) * far * 1.6)}px`,
          '--far-y': `${Math.round(Math.sin(angle) * far)}px`,
          '--turn': `${Math.round(draw() * 540 - 270)}deg`,
          background: colours[n % colours.length],
        };
        return <span key={n} style={way} />;
      })}
    </span>
  );
}

const keyOf = (id: string): string => `gauntlet.moment.${id}`;

/** Whether this browser has celebrated the result already; a browser that keeps nothing celebrates nothing. */
function wasSeen(id: string): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return true;
  }
}

function keepSeen(id: string): void {
  try {
    localStorage.setItem(keyOf(id), '1');
  } catch {
    // Nothing is kept, and nothing was celebrated.
  }
}

/** The share of the way that an amount has counted up, from 0 to 1; at once where nothing moves. */
function useCountUp(isMoving: boolean): number {
  const [share, setShare] = useState(isMoving ? 0 : 1);
  useEffect(() => {
    if (!isMoving) return undefined;
    let frame = 0;
    let startedAt: number | null = null;
    const step = (at: number): void => {
      startedAt ??= at;
      const passed = Math.min(1, (at - startedAt) / COUNT_MS);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isMoving]);
  return share;
}

/**
 * How it ended. A win counts up and throws splinters the first time it is seen; a loss is quiet and offers what comes
 * next. The figure that is read out is the whole one from the start.
 */
export function Moment(props: MomentProps) {
  const { id, outcome, label = t.yourResult(), title, amount, format, splinters = COLOURS, children, action } = props;
  const [isFirst] = useState(() => outcome === 'win' && !wasSeen(id) && !prefersStill());
  const share = useCountUp(isFirst);
  useEffect(() => {
    if (outcome === 'win') keepSeen(id);
  }, [id, outcome]);
  const isCounting = share < 1;
  return (
    <section css={place} aria-label={label} data-outcome={outcome}>
      {isFirst && <Shards id={id} colours={splinters} />}
      <Heading level={2} size={28}>
        {title}
      </Heading>
      {/* Holds its width while it counts, and is what is read out. */}
      <span css={figure} style={{ position: 'relative' }}>
        <span style={{ opacity: isCounting ? 0 : undefined }}>{format(amount)}</span>
        {isCounting && (
          <span aria-hidden="true" style={{ position: 'absolute', insetInlineEnd: 0 }}>
            {format(Math.round(amount * share))}
          </span>
        )}
      </span>
      <p css={sentence}>{children}</p>
      {action !== undefined && <div css={next}>{action}</div>}
    </section>
  );
}
