import { Link } from 'react-router-dom';
import { oddsText } from '../../../domain/markets/odds.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { formatCents, formatCount, formatPercent } from '../../format/format.ts';
import { tierOf } from '../../format/tier.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TierBadge } from '../../ui/face/tier-badge.tsx';
import type { FeaturedBattleQuery } from '../operations/__generated__/stream.gql.ts';
import { FollowButton } from './follow-button.tsx';
import * as t from '../__generated__/messages.ts';

export type FeaturedPlayer = NonNullable<FeaturedBattleQuery['featuredBattle']>['streamers'][number];

/** One of the two who play the live match (HZ-02, EN-32). */
export function StreamerCard({ streamer }: { readonly streamer: FeaturedPlayer }) {
  const { player, followers, isFollowed, streamId, rank, stats, odds } = streamer;
  const viewer = useViewer();
  const tier = tierOf(rank);
  return (
    <Card as="article" aria-label={player.username}>
      <Stack gap={3}>
        <Row gap={3} wrap={false} justify="space-between">
          <Row gap={3} wrap={false} css={{ minWidth: 0 }}>
            <Face id={player.id} src={player.avatarUrl} size={56} tier={tier} />
            <Stack gap={1} css={{ minWidth: 0 }}>
              <Link to={playerPath(player.username)}>{player.username}</Link>
              <Text size={14} tone="dim">
                {t.followers({ followers })}
              </Text>
            </Stack>
          </Row>
          {tier !== null && <TierBadge tier={tier} />}
        </Row>
        {stats ? (
          <DescriptionList
            items={[
              { term: t.totalWagered(), detail: formatCents(stats.totalWageredCents) },
              { term: t.winRate(), detail: formatPercent(stats.winRate) },
              { term: t.averageWager(), detail: formatCents(stats.avgWagerCents) },
              { term: t.battles(), detail: formatCount(stats.battles) },
            ]}
          />
        ) : (
          <Text size={14} tone="dim">
            {t.usernameKeepsTheseFiguresPrivate({ username: player.username })}
          </Text>
        )}
        <DescriptionList items={[{ term: t.odds(), detail: odds === null ? t.noBetsOnThisMatch() : oddsText(odds) }]} />
        <Row gap={2}>
          {viewer?.id !== player.id && (
            <FollowButton streamerId={player.id} username={player.username} isFollowed={isFollowed} />
          )}
          {streamId !== null && (
            <Button asChild>
              <Link to={streamPath(streamId)} aria-label={t.watchTheStreamOfUsername({ username: player.username })}>
                {t.watch()}
              </Link>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
