import { useQuery } from '@apollo/client/react';
import { Flag, Link2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { clipPath, streamPath, streamsPath } from '../../../domain/streams/streams.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { useCopyLink } from '../../parts/use-copy-link.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MatureGate } from '../components/mature-gate.tsx';
import { StreamClips } from '../components/stream-clips.tsx';
import { ReadClipDocument, type ReadClipQuery, WatchClipDocument } from '../operations/__generated__/clip.gql.ts';
import { clipFigures } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const DeleteClipDialog = lazyDialog(
  async () => (await import('../components/delete-clip-dialog.tsx')).DeleteClipDialog,
);
const ReportClipDialog = lazyDialog(
  async () => (await import('../components/report-clip-dialog.tsx')).ReportClipDialog,
);

type Clip = NonNullable<ReadClipQuery['streamClip']>;

/** Before the address that plays it is out of date, with time to spare. */
const ASK_EVERY_MS = 30 * 60_000;

/** /clips/{id}: a piece of a stream that a viewer has kept. */
export function ClipScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadClipDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
  });
  return (
    <Page title={query.data?.streamClip?.title ?? t.clip()} back={<Link to={streamsPath}>{t.backToStreams()}</Link>}>
      <Loaded
        query={query}
        what={t.theClip()}
        skeleton={[1, 460]}
        isEmpty={({ streamClip }) => !streamClip}
        empty={
          <EmptyState
            title={t.thisClipIsNotThere()}
            action={
              <Button variant="primary" asChild>
                <Link to={streamsPath}>{t.backToStreams()}</Link>
              </Button>
            }
          >
            {t.whoeverMadeItOrItsStreamerMay()}
          </EmptyState>
        }
      >
        {({ streamClip }) => streamClip && <Watched key={streamClip.id} clip={streamClip} />}
      </Loaded>
    </Page>
  );
}

function Watched({ clip }: { readonly clip: Clip }) {
  const { id, title, streamer, maker, hls } = clip;
  const navigate = useNavigate();
  const copy = useCopyLink();
  const isStaff = useViewer()?.isStaff === true;
  const isMine = clip.isOwn || clip.isOfOwnStream;
  const [isAgreed, setAgreed] = useState(!clip.isMature || isMine);
  const [asked, setAsked] = useState<'report' | 'delete' | null>(null);
  const [views, setViews] = useState(clip.views);
  const watch = useAction(WatchClipDocument);
  const isCounted = useRef(false);
  const count = async (): Promise<void> => {
    if (isCounted.current) return;
    isCounted.current = true;
    const answer = await watch.run({ id });
    if (answer) setViews(answer.watchStreamClip);
  };
  if (!isAgreed) return <MatureGate onAgree={() => setAgreed(true)} />;
  return (
    <Stack gap={5}>
      <Part
        of="video.player"
        source={hls}
        title={title}
        isPast
        offline={t.nobodyCanWatchThisClip()}
        onPlaying={() => void count()}
      />
      <Card>
        <Stack gap={3}>
          <Row gap={4} justify="space-between">
            <Row gap={3} wrap={false} css={{ minWidth: 0 }}>
              <Face id={streamer.id} src={streamer.avatarUrl} size={56} />
              <Stack gap={1} css={{ minWidth: 0 }}>
                <Link to={playerPath(streamer.username)}>{streamer.username}</Link>
                <Text size={14} tone="dim">
                  {clip.gameTitle} · {clipFigures({ seconds: clip.seconds, views })}
                </Text>
              </Stack>
            </Row>
            <Row gap={2}>
              <Button icon={<Link2 size={18} aria-hidden />} onClick={() => void copy(clipPath(id))}>
                {t.share()}
              </Button>
              {!clip.isOwn && (
                <Button variant="ghost" icon={<Flag size={18} aria-hidden />} onClick={() => setAsked('report')}>
                  {t.report()}
                </Button>
              )}
              {(isMine || isStaff) && (
                <Button variant="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsked('delete')}>
                  {t.delete()}
                </Button>
              )}
            </Row>
          </Row>
          <Row gap={2}>
            {clip.isMature && <Badge tone="warn">{t.mature()}</Badge>}
            {clip.isStreamLive && (
              <Badge tone="ember" live>
                {t.live()}
              </Badge>
            )}
            <Text as="span" size={14} tone="dim">
              {t.clippedFromBy({
                stream: <Link to={streamPath(clip.streamId)}>{clip.streamTitle}</Link>,
                maker: <Link to={playerPath(maker.username)}>{maker.username}</Link>,
                date: formatDate(clip.madeAt),
              })}
            </Text>
          </Row>
        </Stack>
      </Card>
      <StreamClips streamId={clip.streamId} title={t.clipsOfThisStream()} />
      {asked === 'report' && <ReportClipDialog clipId={id} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteClipDialog
          clip={clip}
          onClose={() => setAsked(null)}
          onDeleted={() => void navigate(streamsPath, { replace: true })}
        />
      )}
    </Stack>
  );
}
