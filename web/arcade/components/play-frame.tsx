import { css } from '@emotion/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { TICK_MS } from '../../../domain/arcade/game.ts';
import { GAMES, type GameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { display, tabular, visuallyHidden } from '../../ui/theme.tsx';
import type { Board } from '../board.ts';
import { gameColours } from '../board-style.ts';
import { HandContext } from '../hand.ts';
import type { Press } from '../press.ts';
import { type ShownRun, useLook } from '../shown-run.ts';
import type { Sound } from '../sound.ts';
import * as t from '../__generated__/messages.ts';

interface PlayFrameProps {
  readonly game: GameId;
  /** Whose run it is, where another stands beside it. */
  readonly of?: string;
  readonly run: ShownRun;
  readonly board: Board;
  /** What the board wears, by the id of its item; absent for the colours of the game. */
  readonly look?: string | null;
  /** Null where the run is only watched. */
  readonly press: Press | null;
  /** At the end of the head: the switch for sounds. */
  readonly aside?: ReactNode;
  /** What stands over the board while it cannot be played. */
  readonly cover?: ReactNode;
  /** Hears what an input brought, and each stage. */
  readonly onChange?: (change: Sound) => void;
}

const frame = css({
  display: 'grid',
  gap: 'var(--space-3)',
  width: '100%',
  maxWidth: 620,
  marginInline: 'auto',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'linear-gradient(var(--game-deep), var(--bg-0) 30%)',
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 'var(--space-3)' });
const figure = css(display, tabular, { fontFamily: 'var(--font-text)', fontSize: 'var(--size-28)' });
const bar = css({ height: 6, borderRadius: 'var(--radius-full)', background: 'var(--bg-3)', overflow: 'hidden' });
const filled = css({ height: '100%', background: 'var(--game)' });
const place = css({ position: 'relative', display: 'grid', minHeight: 220, alignItems: 'center' });
const covering = css({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--scrim)',
  textAlign: 'center',
});
const keysHelp = css({ '@media not ((hover: hover) and (pointer: fine))': { display: 'none' } });

/** Of the length of a stage; a bar that is drawn anew with each frame would keep a phone busy. */
const PARTS = 100;

/** A board with all around it that every game has: stage, time, score, and what is said of it. */
export function PlayFrame({ game, of, run, board, look: worn, press, aside, cover, onChange }: PlayFrameProps) {
  const { title } = GAMES[game];
  const hand = useContext(HandContext);
  const { stages, stageTicks } = run.game;
  const look = useLook(run, (state, at, stage) => ({
    score: run.game.score(state),
    stage: Math.max(0, stage),
    left: stage < 0 ? PARTS : Math.ceil((PARTS * (stageTicks - at)) / stageTicks),
    said: stage < 0 ? '' : board.say(state, at),
  }));
  useChanges(look, onChange);
  const { Surface } = board;
  return (
    <section css={frame} style={gameColours(game, worn)} aria-label={of === undefined ? title : `${title}, ${of}`}>
      <div css={head}>
        <Text as="span" size={14} tone="dim" css={tabular}>
          {t.stageOfStages({ stage: look.stage + 1, stages })}
        </Text>
        <span css={figure}>
          {t.scoreAlone({
            score: formatCount(look.score),
            hidden: (inside) => <span css={visuallyHidden}>{inside}</span>,
          })}
        </span>
        {aside}
      </div>
      <div
        css={bar}
        role="progressbar"
        aria-label={t.timeLeftInThisStage()}
        aria-valuemin={0}
        aria-valuemax={Math.round((stageTicks * TICK_MS) / 1_000)}
        aria-valuenow={Math.round((look.left * stageTicks * TICK_MS) / 1_000 / PARTS)}
      >
        <div css={filled} style={{ width: `${look.left}%` }} />
      </div>
      <div css={place}>
        <Surface run={run} press={press} />
        {cover !== undefined && <div css={covering}>{cover}</div>}
      </div>
      {press && (hand === null || hand === 'KEYS') && (
        <Text size={12} tone="dim" css={keysHelp}>
          {board.keys}
        </Text>
      )}
      <span css={visuallyHidden} aria-live="assertive">
        {look.said}
      </span>
    </section>
  );
}

/** Tells each new stage, and each score that is better or worse than the last. */
function useChanges(
  { score, stage }: { readonly score: number; readonly stage: number },
  tell: PlayFrameProps['onChange'],
) {
  const last = useRef({ score, stage });
  useEffect(() => {
    const before = last.current;
    last.current = { score, stage };
    if (score !== before.score) tell?.(score > before.score ? 'good' : 'bad');
    else if (stage !== before.stage) tell?.('stage');
  }, [score, stage, tell]);
}
