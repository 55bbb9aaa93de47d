import { useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { MARKER_LEAD_S } from '../../../domain/streams/marker.ts';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { formatClock, formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Face } from '../../ui/face/face.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MatureGate } from '../components/mature-gate.tsx';
import { MarkerList } from '../components/marker-list.tsx';
import { PastStreams } from '../components/past-streams.tsx';
import { ReadPastStreamDocument, type ReadPastStreamQuery } from '../operations/__generated__/past-stream.gql.ts';
import { pastStreamNote } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const DeletePastDialog = lazyPart(async () => (await import('../components/delete-past-dialog.tsx')).DeletePastDialog);

type Past = NonNullable<ReadPastStreamQuery['pastStream']>;

/** Before the address that plays it is out of date, with time to spare. */
const ASK_EVERY_MS = 30 * 60_000;

/** /past-stream/{id}: what was recorded of a stream. */
export function PastStreamScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadPastStreamDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
  });
  return (
    <Page
      title={query.data?.pastStream?.title ?? t.pastStream()}
      back={<Link to={streamsPath}>{t.backToStreams()}</Link>}
    >
      <Loaded
        query={query}
        what={t.thePastStream()}
        skeleton={[1, 460]}
        isEmpty={({ pastStream }) => !pastStream}
        empty={
          <EmptyState
            title={t.thisPastStreamIsNotThere()}
            action={
              <Button variant="primary" asChild>
                <Link to={streamsPath}>{t.backToStreams()}</Link>
              </Button>
            }
          >
            {t.pastStreamsAreKeptForTwoWeeks()}
          </EmptyState>
        }
      >
        {({ pastStream }) => pastStream && <Watched key={pastStream.id} past={pastStream} />}
      </Loaded>
    </Page>
  );
}

function Watched({ past }: { readonly past: Past }) {
  const { title, streamer, isOwn, hls } = past;
  const navigate = useNavigate();
  const isStaff = useViewer()?.isStaff === true;
  const [isAgreed, setAgreed] = useState(!past.isMature || isOwn);
  const [isLeaving, setLeaving] = useState(false);
  const [goTo, setGoTo] = useState<{ readonly at: number } | null>(null);
  const note = pastStreamNote(past);
  if (!isAgreed) return <MatureGate onAgree={() => setAgreed(true)} />;
  return (
    <Stack gap={5}>
      <Part
        of="video.player"
        source={hls}
        title={title}
        isPast
        marks={past.markers}
        goTo={goTo}
        offline={t.nobodyCanWatchThisPastStream()}
      />
      <Card>
        <Stack gap={3}>
          <Row gap={4} justify="space-between">
            <Row gap={3} wrap={false} css={{ minWidth: 0 }}>
              <Face id={streamer.id} src={streamer.avatarUrl} size={56} />
              <Stack gap={1} css={{ minWidth: 0 }}>
                <Link to={playerPath(streamer.username)}>{streamer.username}</Link>
                <Text size={14} tone="dim">
                  {past.gameTitle} · {formatDate(past.startedAt)} · {formatClock(past.seconds * 1000)}
                </Text>
              </Stack>
            </Row>
            {(isOwn || isStaff) && (
              <Button variant="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setLeaving(true)}>
                {t.delete()}
              </Button>
            )}
          </Row>
          {note !== null && <Notice tone="info">{note}</Notice>}
          <Text size={14} tone="dim">
            {t.itCanBeWatchedUntil({ date: formatDate(past.expiresAt) })}
          </Text>
        </Stack>
      </Card>
      {past.markers.length > 0 && (
        <Panel title={t.markers()}>
          <Stack gap={3}>
            <Text size={14} tone="dim">
              {t.eachShowsWhatCameBefore({ seconds: MARKER_LEAD_S })}
            </Text>
            <MarkerList
              markers={past.markers}
              stream={{ id: past.streamId, title }}
              isOwn={isOwn}
              onSeek={(at) => setGoTo({ at: Math.max(0, at - MARKER_LEAD_S) })}
            />
          </Stack>
        </Panel>
      )}
      <PastStreams streamer={streamer} isOwn={isOwn} />
      <Suspense>
        {isLeaving && (
          <DeletePastDialog
            past={past}
            onClose={() => setLeaving(false)}
            onDeleted={() => void navigate(streamsPath, { replace: true })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
