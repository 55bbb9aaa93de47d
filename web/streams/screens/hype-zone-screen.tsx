import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Flame } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Nearby } from '../../parts/nearby.tsx';
import { Folded } from '../../parts/folded.tsx';
import { Part } from '../../parts/part.tsx';
import { SetupReminder } from '../../parts/setup-reminder.tsx';
import { StageSkeleton, StakeSkeleton } from '../../parts/battle-skeletons.tsx';
import { isSettingUp } from '../../session/is-setting-up.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { below } from '../../ui/tokens.ts';
import { FriendsLive } from '../components/friends-live.tsx';
import { type FeaturedBattle, BattleBanner } from '../components/battle-banner.tsx';
import { RunningContests, useRunningContests } from '../components/running-contests.tsx';
import { StreamerCard } from '../components/streamer-card.tsx';
import { TalkPanel } from '../components/talk-panel.tsx';
import { FeaturedBattleDocument, StreamsChangedDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Two chats never stand side by side.
  ':root:has([data-docked-chat]) &': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const rest = css({ display: 'grid', gap: 'var(--space-6)', '&[hidden]': { display: 'none' } });

/** As high as what comes in its place. */
const heading = css({ height: 24, [below.medium]: { height: 136 } });

const SKELETON = (
  <Skeleton label={t.loadingTheLiveMatch()}>
    <div css={columns}>
      <Stack gap={5}>
        <Stack gap={3}>
          <div css={heading} />
          <StageSkeleton />
        </Stack>
        <Grid min={260} gap={4}>
          <SkeletonBlock height={332} shape="card" />
          <SkeletonBlock height={332} shape="card" />
        </Grid>
        <StakeSkeleton />
      </Stack>
      <SkeletonBlock height={560} shape="card" />
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
  const running = useRunningContests();
  const viewer = useViewer();
  const isFolded = viewer !== null && isSettingUp(viewer);
  const isIdle = running.query.data?.runningContests.length === 0;
  return (
    <Page title={t.hypeZone()} subtitle={t.theLiveMatchOfTheMomentStreamers()}>
      <Stack gap={6}>
        <SetupReminder />
        <RunningContests running={running} />
        {/* What stands below comes into sight with what stands above, so that it does not jump. */}
        <div css={rest} hidden={running.isAwaited}>
          <Loaded
            query={{ ...query, data: query.data }}
            what={t.theLiveMatch()}
            skeleton={SKELETON}
            isEmpty={({ featuredBattle }) => featuredBattle === null}
            empty={
              <Stack gap={5}>
                <NothingLive />
                <Part of="markets.next" contestId={null} streamId={null} />
              </Stack>
            }
          >
            {({ featuredBattle }) => featuredBattle && <Live battle={featuredBattle} isChatFolded={isFolded} />}
          </Loaded>
          {isIdle && <Part of="battles.usual-stake" />}
          <Nearby>
            <Folded title={t.friendsLive()} isFolded={isFolded}>
              <FriendsLive />
            </Folded>
          </Nearby>
          <Nearby>
            <Grid min={320} gap={5} align="flex-start">
              {!isIdle && <Part of="battles.usual-stake" />}
              <Part of="results.last-payouts" />
            </Grid>
          </Nearby>
          <Nearby>
            <Part of="results.top-replays" title={t.topReplaysOfTheWeek()} />
          </Nearby>
        </div>
      </Stack>
    </Page>
  );
}

interface LiveProps {
  readonly battle: FeaturedBattle;
  readonly isChatFolded: boolean;
}

const Live = ({ battle, isChatFolded }: LiveProps) => (
  <div css={columns}>
    <Stack gap={5}>
      <BattleBanner battle={battle} />
      <Grid min={260} gap={4}>
        {battle.streamers.map((streamer) => (
          <StreamerCard key={streamer.player.id} streamer={streamer} />
        ))}
      </Grid>
      <Nearby waiting={<StakeSkeleton />}>
        <Part
          of="markets.next"
          waiting={<StakeSkeleton />}
          contestId={battle.id}
          streamId={battle.streamers.find(({ streamId }) => streamId !== null)?.streamId ?? null}
        />
      </Nearby>
    </Stack>
    <Folded title={t.liveChat()} isFolded={isChatFolded}>
      <Nearby waiting={<SkeletonBlock height={560} shape="card" />}>
        <TalkPanel
          title={t.liveChat()}
          talkId={battle.talkId}
          isOpen
          isHost={battle.isHost}
          closed={t.theMatchIsOverAndItsChat()}
        />
      </Nearby>
    </Folded>
  </div>
);

const NothingLive = () => (
  <EmptyState
    icon={<Flame aria-hidden="true" />}
    title={t.noMatchIsLiveRightNow()}
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" asChild>
          <Link to={battlegroundsPath('create')}>{t.createABattle()}</Link>
        </Button>
        <Button asChild>
          <Link to={streamsPath}>{t.watchStreams()}</Link>
        </Button>
      </Row>
    }
  >
    {t.theNextPublicBattleThatStarts()}
  </EmptyState>
);
