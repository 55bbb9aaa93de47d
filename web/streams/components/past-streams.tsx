import { Trash2, Video } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { pastStreamPath } from '../../../domain/streams/streams.paths.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatClock } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ListPastStreamsDocument, type PastStreamRowFragment } from '../operations/__generated__/past-stream.gql.ts';
import { pastStreamNote } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const DeletePastDialog = lazyPart(async () => (await import('./delete-past-dialog.tsx')).DeletePastDialog);

const PAGE_SIZE = 5;

interface PastStreamsProps {
  readonly streamer: { readonly id: string; readonly username: string };
  readonly isOwn: boolean;
}

/** What was recorded of a streamer. */
export function PastStreams({ streamer: { id, username }, isOwn }: PastStreamsProps) {
  const read = usePages(ListPastStreamsDocument, 'pastStreams', { variables: { streamerId: id }, first: PAGE_SIZE });
  const isStaff = useViewer()?.isStaff === true;
  const [leaving, setLeaving] = useState<PastStreamRowFragment | null>(null);
  return (
    <Panel title={t.pastStreams()}>
      <PagedList
        read={read}
        what={t.pastStreamsToLoad()}
        skeleton={[2, 64]}
        empty={
          <EmptyState title={t.noPastStreams()} icon={<Video aria-hidden />}>
            {isOwn ? t.yourStreamsAppearHere() : t.streamsOfUsernameAppearHere({ username })}
          </EmptyState>
        }
      >
        {(rows) => (
          <List label={t.pastStreams()}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                title={<Link to={pastStreamPath(row.id)}>{row.title}</Link>}
                detail={
                  <>
                    {row.gameTitle} · {formatClock(row.seconds * 1000)} ·{' '}
                    <RelativeTime at={row.startedAt} now={serverNow} />
                    {pastStreamNote(row) !== null && ` · ${pastStreamNote(row)}`}
                  </>
                }
                trailing={
                  (row.isOwn || isStaff) && (
                    <Button
                      size="small"
                      variant="ghost"
                      icon={<Trash2 size={16} aria-hidden />}
                      aria-label={t.deleteTitle({ title: row.title })}
                      onClick={() => setLeaving(row)}
                    >
                      {t.delete()}
                    </Button>
                  )
                }
              />
            ))}
          </List>
        )}
      </PagedList>
      <Suspense>{leaving && <DeletePastDialog past={leaving} onClose={() => setLeaving(null)} />}</Suspense>
    </Panel>
  );
}
