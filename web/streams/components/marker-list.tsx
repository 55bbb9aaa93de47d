import { Scissors, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { CLIP_LONGEST } from '../../../domain/streams/clip.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatClock } from '../../format/format.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { DeleteStreamMarkerDocument } from '../operations/__generated__/marker.gql.ts';
import type { StreamMarkerRowFragment } from '../operations/__generated__/past-stream.gql.ts';
import * as t from '../__generated__/messages.ts';

const ClipDialog = lazyDialog(async () => (await import('./clip-dialog.tsx')).ClipDialog);

interface MarkerListProps {
  readonly markers: readonly StreamMarkerRowFragment[];
  readonly stream: { readonly id: string; readonly title: string };
  /** Whether the viewer is the streamer, who clips and deletes. */
  readonly isOwn: boolean;
  /** Shows the film from a place on, in seconds; null where there is none to go to and fro in. */
  readonly onSeek: ((at: number) => void) | null;
}

const whenOf = ({ at }: StreamMarkerRowFragment): string => formatClock(Math.floor(at) * SECOND);

/** The moments that a streamer has marked, in the order of the film. */
export function MarkerList({ markers, stream, isOwn, onSeek }: MarkerListProps) {
  const [clipped, setClipped] = useState<StreamMarkerRowFragment | null>(null);
  const remove = useAction(DeleteStreamMarkerDocument, {
    changes: ['ReadStream', 'ReadPastStream'],
    refusal: useRefusalToast(t.theMarkerWasNotDeleted()),
  });
  return (
    <>
      <List label={t.markers()}>
        {markers.map((marker) => (
          <ListRow
            key={marker.id}
            title={
              onSeek ? (
                <Button
                  size="small"
                  aria-label={
                    marker.label === ''
                      ? t.watchFrom({ time: whenOf(marker) })
                      : t.watchFromLabel({ time: whenOf(marker), label: marker.label })
                  }
                  onClick={() => onSeek(marker.at)}
                >
                  {whenOf(marker)}
                </Button>
              ) : (
                whenOf(marker)
              )
            }
            detail={marker.label}
            trailing={
              isOwn && (
                <>
                  <Button
                    size="small"
                    icon={<Scissors size={16} aria-hidden />}
                    aria-label={t.clipTheMomentAt({ time: whenOf(marker) })}
                    onClick={() => setClipped(marker)}
                  >
                    {t.clip()}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    icon={<Trash2 size={16} aria-hidden />}
                    aria-label={t.deleteTheMarkerAt({ time: whenOf(marker) })}
                    disabled={remove.runningId === marker.id}
                    onClick={() => void remove.run({ id: marker.id }, marker.id)}
                  >
                    {t.delete()}
                  </Button>
                </>
              )
            }
          />
        ))}
      </List>
      {clipped && (
        <ClipDialog
          stream={{ id: stream.id, title: clipped.label === '' ? stream.title : clipped.label }}
          marked={{ moment: clipped.moment, seconds: Math.min(CLIP_LONGEST, Math.floor(clipped.at)) }}
          onClose={() => setClipped(null)}
        />
      )}
    </>
  );
}
