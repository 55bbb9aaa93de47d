import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { formatCount } from '../../format/format.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Part } from '../../parts/part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import {
  type MonitoredStreamRowFragment,
  MonitoredStreamsDocument,
} from '../operations/__generated__/monitored-stream.gql.ts';
import { StaffDeskChangedDocument } from '../../desk/operations/__generated__/staff-desk.gql.ts';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const reportsOf = ({ openReports }: MonitoredStreamRowFragment): string => t.openReportsCount({ count: openReports });

const COLUMNS: readonly StaffColumn<MonitoredStreamRowFragment>[] = [
  {
    key: 'streamer',
    phone: 'line',
    plain: true,
    header: t.streamer(),
    cell: ({ streamerId, streamerName }) => <Link to={adminAccountPath(streamerId)}>{streamerName}</Link>,
    text: ({ streamerName }) => streamerName,
  },
  { key: 'game', header: t.game(), cell: ({ game }) => game, text: ({ game }) => game },
  {
    key: 'viewers',
    header: t.viewers(),
    align: 'end',
    cell: ({ viewers }) => formatCount(viewers),
    text: ({ viewers }) => viewers,
  },
  {
    key: 'status',
    phone: 'line',
    plain: true,
    header: t.status(),
    cell: ({ status }) => (
      <Badge tone={status === 'LIVE' ? 'win' : 'neutral'}>{t.streamState({ state: status })}</Badge>
    ),
    text: ({ status }) => t.streamState({ state: status }),
  },
  {
    key: 'flagged',
    header: t.flagged({ sense: 'stream' }),
    cell: (stream) =>
      stream.flagged ? (
        // What was said stands on the page of the stream.
        <Link
          to={streamPath(stream.streamId)}
          aria-label={t.streamOfTitle({ stream: reportsOf(stream), title: stream.title })}
        >
          <Badge tone="warn">{reportsOf(stream)}</Badge>
        </Link>
      ) : (
        t.notFlagged()
      ),
    text: ({ openReports }) => openReports,
  },
  { key: 'id', header: t.streamId(), cell: ({ streamId }) => streamId, text: ({ streamId }) => streamId },
];

/** The streams now live, with what was reported of them and the way to end one (AC-03, EN-59). */
export function MonitoredStreams() {
  const viewer = useViewer();
  const [endedId, setEndedId] = useState<string | null>(null);
  const read = useLivePages(MonitoredStreamsDocument, 'monitoredStreams', {
    variables: {},
    first: 25,
    live: StaffDeskChangedDocument,
  });
  const columns: readonly StaffColumn<MonitoredStreamRowFragment>[] = [
    ...COLUMNS,
    {
      key: 'end',
      header: t.end(),
      hideHeader: true,
      cell: ({ id, title, streamerId }) =>
        streamerId === viewer?.id ? (
          t.yourOwn()
        ) : (
          <Button size="small" aria-label={t.endTitle({ title })} onClick={() => setEndedId(id)}>
            {t.end()}
          </Button>
        ),
      text: () => null,
    },
  ];
  return (
    <Stack gap={4}>
      <Row>
        <SavedViews table="streams" />
      </Row>
      <PagedList
        read={read}
        what={t.theLiveStreams()}
        skeleton={[6, 48]}
        empty={<EmptyState title={t.nothingIsLive()}>{t.whoeverGoesLiveShowsUp()}</EmptyState>}
      >
        {(streams) => (
          <StaffTable
            caption={t.liveStreams2()}
            name="streams"
            items={streams}
            itemKey={({ id }) => id}
            first={{ header: t.stream(), nameOf: ({ title }) => title, linkOf: ({ streamId }) => streamPath(streamId) }}
            columns={columns}
          />
        )}
      </PagedList>
      {endedId !== null && <Part of="streams.take-down" streamId={endedId} onClose={() => setEndedId(null)} />}
    </Stack>
  );
}
