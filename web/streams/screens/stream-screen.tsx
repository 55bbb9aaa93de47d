import { css } from '@emotion/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { below } from '../../ui/tokens.ts';
import { MatureGate } from '../components/mature-gate.tsx';
import { StreamAbout } from '../components/stream-about.tsx';
import { StreamStage } from '../components/stream-stage.tsx';
import { StreamSummary } from '../components/stream-summary.tsx';
import { TalkPanel } from '../components/talk-panel.tsx';
import { useStream } from '../hooks/use-stream.ts';
import { useWatching } from '../hooks/use-watching.ts';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

// They come once the picture moves.
const ContestPanel = lazyPart(async () => (await import('../components/contest-panel.tsx')).ContestPanel);
const PastStreams = lazyPart(async () => (await import('../components/past-streams.tsx')).PastStreams);
const Recommended = lazyPart(async () => (await import('../components/recommended.tsx')).Recommended);
const StreamClips = lazyPart(async () => (await import('../components/stream-clips.tsx')).StreamClips);
// For streamers alone, with the library of the schemas.
const MarkerPanel = lazyPart(async () => (await import('../components/marker-panel.tsx')).MarkerPanel);
// Seldom.
const RaidNotice = lazyPart(async () => (await import('../components/raid-notice.tsx')).RaidNotice);

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [below.large]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
});

/** What a phone shows above and below the chat beside the picture: header, title and bottom bar, in pixels. */
const AROUND_TALK = 300;
/**
 * The chat stands beside the picture and all that belongs to it; in one column right below the picture. On a phone it ends
 * where the window does, with its composer; the room is kept until it is there.
 */
const talkPlace = css({
  gridColumn: 2,
  gridRow: '1 / span 2',
  [below.medium]: {
    '--talk-height': `max(240px, calc(100dvh - 56.25vw - ${AROUND_TALK}px))`,
    minHeight: 'var(--talk-height)',
  },
});

/** So long the rest of the page waits for the picture. */
const PICTURE_FIRST_MS = 1_000;

/** The picture takes the whole width, and the chat its place below. */
const inOneColumn = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' });

const SKELETON = (
  <Skeleton label={t.loadingTheStream()}>
    <div css={columns}>
      <SkeletonBlock height={460} shape="card" />
      <SkeletonBlock height={460} shape="card" />
    </div>
  </Skeleton>
);

/** /stream/{id} (SM-09 to SM-11). */
export function StreamScreen() {
  const { id = '' } = useParams();
  const { query, stream, told } = useStream(id);
  return (
    <Page title={stream?.title ?? t.stream()} back={<Link to={streamsPath}>{t.backToStreams()}</Link>}>
      <Loaded
        query={{ ...query, data: query.data }}
        what={t.theStream()}
        skeleton={SKELETON}
        isEmpty={({ stream: found }) => !found}
        empty={
          <EmptyState
            title={t.nobodyIsLiveRightNow()}
            action={
              <Button variant="primary" asChild>
                <Link to={streamsPath}>{t.backToStreams()}</Link>
              </Button>
            }
          >
            {t.thisStreamIsNotThereAndNo()}
          </EmptyState>
        }
      >
        {({ stream: found }) => found && <Watched key={found.id} stream={found} told={told} onEnded={query.refetch} />}
      </Loaded>
    </Page>
  );
}

interface WatchedProps {
  readonly stream: StreamDetailFragment;
  /** The last count that was told; undefined before the first. */
  readonly told: number | undefined;
  readonly onEnded: () => unknown;
}

function Watched({ stream, told, onEnded }: WatchedProps) {
  const [isAgreed, setAgreed] = useState(!stream.isMature || stream.isOwn);
  const [isWide, setWide] = useState(false);
  const counted = useWatching(stream.id, stream.isLive && isAgreed);
  const viewers = told ?? counted ?? stream.viewers;
  const [isRestDue, setRestDue] = useState(!stream.playback);
  // The picture comes first, and nobody waits for long where it does not come; then all else is drawn in small pieces.
  useEffect(() => {
    if (!isAgreed) return undefined;
    const patience = setTimeout(() => setRestDue(true), PICTURE_FIRST_MS);
    return () => clearTimeout(patience);
  }, [isAgreed]);
  const isRestShown = useDeferredValue(isRestDue, false);
  if (!isAgreed) return <MatureGate onAgree={() => setAgreed(true)} />;
  return (
    <Stack gap={6}>
      {stream.raid && !stream.isOwn && (
        <Suspense>
          <RaidNotice key={stream.raid.id} raid={stream.raid} streamerName={stream.streamer.username} />
        </Suspense>
      )}
      <div css={[columns, isWide && inOneColumn]}>
        <StreamStage stream={{ ...stream, viewers }} onPlaying={() => setRestDue(true)} onTheatre={setWide} />
        <div css={talkPlace}>
          {isRestShown && (
            <TalkPanel
              title={t.liveChat2()}
              talkId={stream.talkId}
              isOpen={stream.isLive}
              isHost={stream.isOwn}
              closed={t.theStreamIsOverAndItsChat()}
            />
          )}
        </div>
        <Stack gap={5}>
          <StreamAbout stream={stream} viewers={viewers} onEnded={() => void onEnded()} />
          {stream.isOwn && stream.isLive && stream.isRecorded && (
            <Suspense>
              <MarkerPanel stream={stream} />
            </Suspense>
          )}
          <StreamSummary stream={stream} />
          {isRestShown && (
            <Suspense>
              <Contest stream={stream} />
            </Suspense>
          )}
        </Stack>
      </div>
      {isRestShown && (
        <Suspense>
          <StreamClips streamId={stream.id} />
          {/* Read anew when a recording has begun or ended. */}
          <PastStreams key={String(stream.isRecorded)} streamer={stream.streamer} isOwn={stream.isOwn} />
          <Recommended streamId={stream.id} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What is played on the stream. */
function Contest({ stream: { id, battleId, contest, isLive, hasBetting } }: { readonly stream: StreamDetailFragment }) {
  if (contest) return <ContestPanel streamId={id} contest={contest} />;
  if (battleId === null) return null;
  return (
    <>
      <Part of="battles.stage" battleId={battleId} waiting={<SkeletonBlock height={562} shape="card" />} />
      <Part of="proof.score" battleId={battleId} />
      {isLive && hasBetting && <Part of="markets.panel" contestId={battleId} streamId={id} />}
    </>
  );
}
