import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { StreamCardFragment } from '../operations/__generated__/stream.gql.ts';
import { CATEGORY_WORDS, wagerText } from '../stream-words.ts';
import { FollowButton } from './follow-button.tsx';
import { StreamCover } from './stream-cover.tsx';
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
/** Above the link that covers the card. */
const above = css({ position: 'relative', zIndex: 1 });

const CATEGORIES = {
  TOURNAMENT: CATEGORY_WORDS.tournament,
  COMPETITIVE: CATEGORY_WORDS.competitive,
  CASUAL: CATEGORY_WORDS.casual,
} as const;

/** A stream in a list (SM-01, EN-41). */
export function StreamCard({ stream }: { readonly stream: StreamCardFragment }) {
  const { id, title, streamer, gameTitle, category, wagerCents, isFollowed, isOwn, isMature, startedAt } = stream;
  return (
    <Card as="article" interactive css={whole} style={{ padding: 0 }}>
      <StreamCover stream={stream} />
      <Stack gap={2} css={{ padding: 'var(--space-3) var(--space-4) var(--space-4)' }}>
        <Heading level={3} size={16}>
          <Link to={streamPath(id)} css={way}>
            {title}
          </Link>
        </Heading>
        <Row gap={2} justify="space-between" wrap={false}>
          <Row gap={2} wrap={false} css={{ minWidth: 0 }}>
            <Face id={streamer.id} src={streamer.avatarUrl} size={32} />
            <Text size={14} truncate>
              {streamer.username}
            </Text>
          </Row>
          {!isOwn && (
            <span css={above}>
              <FollowButton
                size="small"
                streamerId={streamer.id}
                username={streamer.username}
                isFollowed={isFollowed}
              />
            </span>
          )}
        </Row>
        <Row gap={2} justify="space-between" css={{ fontSize: 'var(--size-14)' }}>
          <span>{gameTitle}</span>
          <strong>{wagerText(wagerCents)}</strong>
        </Row>
        <Row gap={2} justify="space-between" css={{ fontSize: 'var(--size-12)', color: 'var(--text-dim)' }}>
          <Row gap={2}>
            <Badge>{CATEGORIES[category]}</Badge>
            {isMature && <Badge tone="warn">{t.mature()}</Badge>}
          </Row>
          <RelativeTime at={startedAt} now={serverNow} />
        </Row>
      </Stack>
    </Card>
  );
}
