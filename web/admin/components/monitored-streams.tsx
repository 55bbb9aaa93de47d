import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { formatCount, formatCounted } from '../../format/format.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Part } from '../../parts/part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { MonitoredStreamRowFragment } from '../operations/__generated__/monitored-stream-row.gql.ts';
import { MonitoredStreamsDocument } from '../operations/__generated__/monitored-streams.gql.ts';
import { StaffDeskChangedDocument } from '../operations/__generated__/staff-desk-changed.gql.ts';
import { type StaffColumn, StaffTable } from './staff-table.tsx';
import { SavedViews } from './saved-views.tsx';

const reportsOf = ({ openReports }: MonitoredStreamRowFragment): string => formatCounted(openReports, 'open report');

const COLUMNS: readonly StaffColumn<MonitoredStreamRowFragment>[] = [
  {
    key: 'streamer',
    header: 'Streamer',
    cell: ({ streamerId, streamerName }) => <Link to={adminAccountPath(streamerId)}>{streamerName}</Link>,
    text: ({ streamerName }) => streamerName,
  },
  { key: 'game', header: 'Game', cell: ({ game }) => game, text: ({ game }) => game },
  {
    key: 'viewers',
    header: 'Viewers',
    align: 'end',
    cell: ({ viewers }) => formatCount(viewers),
    text: ({ viewers }) => viewers,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'LIVE' ? 'win' : 'neutral'}>{status.toLowerCase()}</Badge>,
    text: ({ status }) => status.toLowerCase(),
  },
  {
    key: 'flagged',
    header: 'Flagged',
    cell: (stream) =>
      stream.flagged ? (
        // What was said stands on the page of the stream.
        <Link to={streamPath(stream.streamId)} aria-label={`${reportsOf(stream)} of ${stream.title}`}>
          <Badge tone="warn">{reportsOf(stream)}</Badge>
        </Link>
      ) : (
        'no'
      ),
    text: ({ openReports }) => openReports,
  },
  { key: 'id', header: 'Stream id', cell: ({ streamId }) => streamId, text: ({ streamId }) => streamId },
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
      header: 'End',
      hideHeader: true,
      cell: ({ id, title, streamerId }) =>
        streamerId === viewer?.id ? (
          'your own'
        ) : (
          <Button size="small" aria-label={`End ${title}`} onClick={() => setEndedId(id)}>
            End
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
        what="the live streams"
        skeleton={[6, 48]}
        empty={<EmptyState title="Nothing is live">Whoever goes live shows up here at once.</EmptyState>}
      >
        {(streams) => (
          <StaffTable
            caption="Live streams"
            name="streams"
            items={streams}
            itemKey={({ id }) => id}
            first={{ header: 'Stream', nameOf: ({ title }) => title, linkOf: ({ streamId }) => streamPath(streamId) }}
            columns={columns}
          />
        )}
      </PagedList>
      {endedId !== null && <Part of="streams.take-down" streamId={endedId} onClose={() => setEndedId(null)} />}
    </Stack>
  );
}
