import { css } from '@emotion/react';
import { Eye } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../format/format.ts';
import { replayPath } from '../../../domain/results/results.paths.ts';
import { Part } from '../../parts/part.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Figure, Heading, Text } from '../../ui/layout/text.tsx';
import { WornTitle, frameOf } from '../../ui/face/worn.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { ReplayCardFragment } from '../operations/__generated__/replay.gql.ts';
import { resultWordOf, scoreBetween, tierOfRank } from '../replay-words.ts';
import * as t from '../__generated__/messages.ts';

const whole = css({ position: 'relative', overflow: 'hidden', height: '100%' });
const way = css({
  color: 'inherit',
  textDecoration: 'none',
  // The whole card answers to the press, while a screen reader reads the title.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-l)' },
  ':focus-visible': { outline: 'none' },
  ':focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
const words = css({ padding: 'var(--space-3) var(--space-4) var(--space-4)' });
const names = css({ overflowWrap: 'anywhere' });
const dim = css({ display: 'inline-flex', alignItems: 'center', gap: 4, '& > svg': { width: 14, height: 14 } });

interface ReplayCardProps {
  readonly replay: ReplayCardFragment;
  readonly onOpen: (id: string) => void;
  /** Views of the week in place of all; null for all. */
  readonly weekViews?: number | null;
}

type Player = ReplayCardFragment['player1'];

const Side = ({ player: { id, avatarUrl, rank, worn } }: { readonly player: Player }) => (
  <Face id={id} src={avatarUrl} tier={tierOfRank(rank)} frame={frameOf(worn.frame)} size={44} />
);

const Named = ({ player: { username, worn } }: { readonly player: Player }) => (
  <>
    {username}
    {worn.title !== null && ' '}
    <WornTitle title={worn.title} />
  </>
);

/** A replay in the grid: its picture, how long it was, who played for what, and who won (RP-05). */
export function ReplayCard({ replay, onOpen, weekViews = null }: ReplayCardProps) {
  const { id, title, gameTitle, player1, player2, wager, duration, views, date, winner, score, badge } = replay;
  const word = resultWordOf(replay);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Card as="article" interactive css={whole} style={{ padding: 0 }}>
      <Cover
        gameId={replay.game.toLowerCase()}
        seed={id}
        start={<Badge tone={word.tone}>{word.label}</Badge>}
        end={
          <Badge>
            <VisuallyHidden>{t.duration()} </VisuallyHidden>
            {duration}
          </Badge>
        }
      >
        <Side player={player1} />
        <Figure>
          <VisuallyHidden>{t.score()} </VisuallyHidden>
          {score === '' ? t.vs() : scoreBetween(score, winner.id === player1.id)}
        </Figure>
        <Side player={player2} />
      </Cover>
      <Stack gap={1} css={words}>
        <Heading level={3} size={16}>
          <Link to={replayPath(id)} css={way} onClick={open}>
            {title}
          </Link>
        </Heading>
        <Text size={14} tone="dim" css={names}>
          <Named player={player1} /> {t.vs()} <Named player={player2} />
        </Text>
        {badge !== null && <Part of="proof.badge" badge={badge} />}
        <Row gap={2} justify="space-between" css={{ fontSize: 'var(--size-14)' }}>
          <span>{gameTitle}</span>
          <strong>{wager}</strong>
        </Row>
        <Row gap={2} justify="space-between" css={{ fontSize: 'var(--size-12)', color: 'var(--text-dim)' }}>
          <span css={dim}>
            <Eye aria-hidden="true" />
            {weekViews === null
              ? t.shownViews({ views, shown: formatCompact(views) })
              : t.viewsThisWeek({ views: formatCompact(weekViews) })}
          </span>
          <RelativeTime at={date} now={serverNow} />
        </Row>
      </Stack>
    </Card>
  );
}

/** As high as the card of a replay. */
export const ReplayShape = () => (
  <SkeletonOf>
    <div style={{ aspectRatio: '16 / 9' }} />
    <div style={{ height: 165 }} />
  </SkeletonOf>
);
