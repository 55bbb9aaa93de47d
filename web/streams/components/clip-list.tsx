import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { clipPath } from '../../../domain/streams/streams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import type { ClipRowFragment } from '../operations/__generated__/clip.gql.ts';
import { clipFigures } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const DeleteClipDialog = lazyPart(async () => (await import('./delete-clip-dialog.tsx')).DeleteClipDialog);

interface ClipListProps {
  readonly clips: readonly ClipRowFragment[];
  /** Whether it is said whose stream each shows. */
  readonly isOfMany?: boolean;
}

/** Clips, each with the way to its page, and to its end for whoever may delete it. */
export function ClipList({ clips, isOfMany = false }: ClipListProps) {
  const isStaff = useViewer()?.isStaff === true;
  const [leaving, setLeaving] = useState<ClipRowFragment | null>(null);
  return (
    <>
      <List label={t.clips()}>
        {clips.map((clip) => (
          <ListRow
            key={clip.id}
            title={<Link to={clipPath(clip.id)}>{clip.title}</Link>}
            detail={
              <>
                {isOfMany && `${clip.streamer.username} · `}
                {t.clipByUsername({
                  figures: clipFigures(clip),
                  username: clip.maker.username,
                  relativeTime: <RelativeTime at={clip.madeAt} now={serverNow} />,
                })}
              </>
            }
            trailing={
              (clip.isOwn || clip.isOfOwnStream || isStaff) && (
                <Button
                  size="small"
                  variant="ghost"
                  icon={<Trash2 size={16} aria-hidden />}
                  aria-label={t.deleteTitle({ title: clip.title })}
                  onClick={() => setLeaving(clip)}
                >
                  {t.delete()}
                </Button>
              )
            }
          />
        ))}
      </List>
      <Suspense>{leaving && <DeleteClipDialog clip={leaving} onClose={() => setLeaving(null)} />}</Suspense>
    </>
  );
}
