import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Flame } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { below } from '../../ui/tokens.ts';
import { FriendsLive } from '../components/friends-live.tsx';
import { type FeaturedBattle, BattleBanner } from '../components/battle-banner.tsx';
import { StreamerCard } from '../components/streamer-card.tsx';
import { TalkPanel } from '../components/talk-panel.tsx';
import { FeaturedBattleDocument } from '../operations/__generated__/featured-battle.gql.ts';
import { StreamsChangedDocument } from '../operations/__generated__/streams-changed.gql.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const SKELETON = (
  <Skeleton label="Loading the live match">
    <div css={columns}>
      <SkeletonBlock height={520} shape="card" />
      <SkeletonBlock height={520} shape="card" />
    </div>
  </Skeleton>
);

/** /home (HZ-01 to HZ-08). */
export function HypeZoneScreen() {
  const query = useQuery(FeaturedBattleDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useLiveRefresh(StreamsChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Page title="Hype Zone" subtitle="The live match of the moment, streamers to follow and the replays of the week.">
      <Stack gap={6}>
        <Loaded
          query={{ ...query, data: query.data }}
          what="the live match"
          skeleton={SKELETON}
          isEmpty={({ featuredBattle }) => featuredBattle === null}
          empty={<NothingLive />}
        >
          {({ featuredBattle }) => featuredBattle && <Live battle={featuredBattle} />}
        </Loaded>
        <Part of="results.top-replays" title="Top Replays of the Week" />
        <Part of="battles.running" />
        <FriendsLive />
        <Grid min={320} gap={5} align="flex-start">
          <Part of="battles.usual-stake" />
          <Part of="results.last-payouts" />
        </Grid>
      </Stack>
    </Page>
  );
}

const Live = ({ battle }: { readonly battle: FeaturedBattle }) => (
  <div css={columns}>
    <Stack gap={5}>
      <BattleBanner battle={battle} />
      <Grid min={260} gap={4}>
        {battle.streamers.map((streamer) => (
          <StreamerCard key={streamer.player.id} streamer={streamer} />
        ))}
      </Grid>
      <Part
        of="markets.panel"
        contestId={battle.id}
        streamId={battle.streamers.find(({ streamId }) => streamId !== null)?.streamId ?? null}
      />
    </Stack>
    <TalkPanel
      title="Live Chat"
      talkId={battle.talkId}
      isOpen
      isHost={battle.isHost}
      closed="The match is over, and its chat is closed."
    />
  </div>
);

const NothingLive = () => (
  <EmptyState
    icon={<Flame aria-hidden="true" />}
    title="No match is live right now"
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" asChild>
          <Link to={battlegroundsPath('create')}>Create a battle</Link>
        </Button>
        <Button asChild>
          <Link to={streamsPath}>Watch streams</Link>
        </Button>
      </Row>
    }
  >
    The next public battle that starts is shown here.
  </EmptyState>
);
