import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import { formatCount } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { roundName } from '../arcade-words.ts';
import type { ArcadeBracketFieldsFragment } from '../operations/__generated__/bracket.gql.ts';
import { PlayerName, PlayerPicture } from './player-look.tsx';
import * as t from '../__generated__/messages.ts';

type Pair = ArcadeBracketFieldsFragment['pairs'][number];
type Side = Pair['sides'][number];

const columns = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  [below.large]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-3)' });
const stack = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  gap: 'var(--space-3)',
});
const box = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-1)',
  padding: 'var(--space-3)',
  display: 'grid',
  gap: 'var(--space-2)',
});
const sideRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  minHeight: 32,
});
const who = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minWidth: 0 });
const name = css({ minWidth: 0, overflowWrap: 'anywhere' });

/** The pairs of a bracket round by round: side by side where there is room, one below the other where there is not. */
export function BracketRounds({ size, pairs }: Pick<ArcadeBracketFieldsFragment, 'size' | 'pairs'>) {
  const rounds = Array.from({ length: Math.log2(size) }, (_, round) =>
    Array.from({ length: size / 2 ** (round + 1) }, (_pair, n) => ({
      n,
      pair: pairs.find((one) => one.round === round && one.n === n),
    })),
  );
  return (
    <div css={columns}>
      {rounds.map((ofRound, round) => (
        <section key={roundName(size, round)} css={column} aria-label={roundName(size, round)}>
          <Heading level={3}>{roundName(size, round)}</Heading>
          <ul css={stack}>
            {ofRound.map(({ n, pair }) => (
              <li key={n} css={box}>
                {pair ? <PairOf pair={pair} /> : <Text tone="dim">{t.opensAfterTheRoundBefore()}</Text>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PairOf({ pair }: { readonly pair: Pair }) {
  const { sides, dueAt, isHeld, isAgain, isDecided } = pair;
  return (
    <>
      {sides.map((side, n) => (
        <SideOf key={side.player?.id ?? n} side={side} isDecided={isDecided} />
      ))}
      {isHeld && (
        <Text size={14} tone="dim">
          {t.staffLookAtARun()}
        </Text>
      )}
      {!isDecided && isAgain && (
        <Text size={14} tone="dim">
          {t.equalAnotherCourseIsPlayed()}
        </Text>
      )}
      {dueAt !== null && (
        <Text size={14} tone="dim">
          {t.countdownLeft({
            countdown: <Countdown endsAt={dueAt} now={serverNow} label={t.timeUntilThePairIsDecided()} />,
          })}
        </Text>
      )}
    </>
  );
}

function SideOf({ side, isDecided }: { readonly side: Side; readonly isDecided: boolean }) {
  const { player, isOwn, isThrough, score, runId } = side;
  const points = score === null ? t.noRun() : t.scorePoints({ score: formatCount(score) });
  return (
    <div css={sideRow}>
      {player === null ? (
        <Text as="span" tone="dim">
          {t.nobody()}
        </Text>
      ) : (
        <span css={who}>
          <PlayerPicture player={player} size={24} />
          <span css={name}>
            <PlayerName player={player} isOwn={isOwn} />
          </span>
        </span>
      )}
      {isDecided && player !== null && (
        <Text as="span" size={14} tone="dim">
          {runId === null ? points : <Link to={arcadeReplayPath(runId)}>{points}</Link>}{' '}
          {isThrough && <Badge tone="win">{t.through()}</Badge>}
        </Text>
      )}
    </div>
  );
}
