import { css } from '@emotion/react';
import { Slot, Slottable } from 'radix-ui/slot';
import type { ReactElement, ReactNode } from 'react';
import { Countdown } from './figure/countdown.tsx';
import { EmptySeat, Face } from './face/face.tsx';
import { GameArt } from './face/game-art.tsx';
import { tabular } from './theme.tsx';
import { TimeBar } from './figure/time-bar.tsx';
import { canHover, type Tier } from './tokens.ts';
import * as t from './__generated__/messages.ts';

export interface Side {
  /** Of the user, or whatever the face is drawn from. */
  readonly id: string;
  readonly src: string | null;
  readonly tier?: Tier | null;
}

interface ContestRowProps {
  title: string;
  /** An empty link element that the whole row becomes: `<Link to={…} />`. */
  link: ReactElement;
  /** Whose art stands at the start, and what tells two contests of one game apart. */
  gameId: string;
  seed: string;
  host: Side;
  /** Null for a free seat; left out where there is only one side. */
  guest?: Side | null;
  /** After the title: where it stands. */
  status?: ReactNode;
  /** One line: what is played, and by whom. */
  detail: ReactNode;
  /** What can be won, large. */
  prize: ReactNode;
  /** What it costs, below. */
  cost: ReactNode;
  /** From when until when it stands as it is, epoch milliseconds. */
  time?: { readonly startsAt: number; readonly endsAt: number; readonly now: () => number } | null;
  /** Names the row while the page changes to the stage that it becomes. */
  transitionName?: string | undefined;
  /** A button beside the link. */
  action?: ReactNode;
}

/** Pixels, for the skeleton of a list. */
export const CONTEST_ROW_HEIGHT = 84;

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  minHeight: CONTEST_ROW_HEIGHT,
  paddingInlineEnd: 'var(--space-4)',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  transition: 'background var(--duration-fast), border-color var(--duration-fast)',
  [canHover]: { ':hover': { background: 'var(--bg-2)', borderColor: 'var(--line-strong)' } },
  ':active': { background: 'var(--bg-3)' },
  ':has(a:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});

const sides = css({
  position: 'relative',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  paddingInline: 'var(--space-4) var(--space-3)',
  '& > *': { position: 'relative' },
  '& > * + * + *': { marginInlineStart: -10 },
});
const art = css({
  '&&': { position: 'absolute' },
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'calc(-1 * var(--space-10))',
  opacity: 0.75,
  maskImage: 'linear-gradient(calc(var(--inline-way) * 90deg), black 45%, transparent)',
  pointerEvents: 'none',
});
const words = css({ display: 'grid', gap: 2, paddingBlock: 'var(--space-2)', minWidth: 0 });
const head = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minWidth: 0 });
/** The link of a row that is one link. */
export const wayOfRow = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  // The whole row answers to the press, while a screen reader reads the title.
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
const line = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  lineHeight: 1.35,
});
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--space-2)',
  // A state of two words breaks where the row is narrow.
  '&& > *': { minWidth: 0, flexShrink: 1, whiteSpace: 'normal' },
  minWidth: 0,
  overflow: 'hidden',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  lineHeight: 1.4,
});
const figures = css(tabular, { display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap', pointerEvents: 'none' });
const prizeStyle = css({ fontSize: 'var(--size-20)', fontWeight: 700, lineHeight: 1.25 });
const costStyle = css({ color: 'var(--text-dim)', fontSize: 'var(--size-12)', lineHeight: 1.4, textAlign: 'end' });
const actionPlace = css({ position: 'relative', zIndex: 2 });
const bar = css({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

const FACE = 44;

/**
 * A contest in a list, a row that is one link: who plays, what can be won, what it costs, and how long it is open. On a
 * phone it is a `ContestLine`.
 */
export function ContestRow(props: ContestRowProps) {
  const {
    title,
    link,
    gameId,
    seed,
    host,
    guest,
    status,
    detail,
    prize,
    cost,
    time = null,
    action,
    transitionName,
  } = props;
  return (
    <li css={row} style={{ viewTransitionName: transitionName }}>
      <div css={sides}>
        <div css={art}>
          <GameArt gameId={gameId} seed={seed} ratio={null} />
        </div>
        <Face id={host.id} src={host.src} tier={host.tier} size={FACE} />
        {guest !== undefined &&
          (guest === null ? (
            <EmptySeat size={FACE} />
          ) : (
            <Face id={guest.id} src={guest.src} tier={guest.tier} size={FACE} />
          ))}
      </div>
      <div css={words}>
        <span css={head}>
          <Slot css={wayOfRow}>
            <Slottable child={link}>{() => <bdi>{title}</bdi>}</Slottable>
          </Slot>
        </span>
        <span css={line}>{detail}</span>
        <span css={foot}>
          {time !== null && <Countdown endsAt={time.endsAt} now={time.now} label={t.titleTimeLeft({ title })} />}
          {status}
        </span>
      </div>
      <div css={figures}>
        <span css={prizeStyle}>{prize}</span>
        <span css={costStyle}>{cost}</span>
      </div>
      {action !== undefined && <div css={actionPlace}>{action}</div>}
      {time !== null && (
        <div css={bar}>
          <TimeBar startsAt={time.startsAt} endsAt={time.endsAt} now={time.now} />
        </div>
      )}
    </li>
  );
}
