import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { useSend } from '../../data/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CountReplayViewDocument } from '../operations/__generated__/count-replay-view.gql.ts';
import type { ReplayDetailFragment } from '../operations/__generated__/replay-detail.gql.ts';
import { ReadReplayDocument } from '../operations/__generated__/read-replay.gql.ts';
import { playedAt } from '../replay-words.ts';
import { ReplayDetails } from './replay-details.tsx';

const SKELETON = (
  <Skeleton label="Loading the replay">
    <Stack gap={4}>
      <SkeletonBlock height={280} shape="card" />
      <SkeletonBlock height={120} shape="card" />
    </Stack>
  </Skeleton>
);

interface ReplayDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A replay over the page that it was opened from, with an address of its own (RP-06, RP-07). */
export function ReplayDialog({ id, onClose }: ReplayDialogProps) {
  const query = useQuery(ReadReplayDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const replay = query.data?.replay;
  useCountedView(replay ?? null);
  const [title, description] = replay
    ? [replay.title, `${replay.gameTitle}: ${replay.player1.username} vs ${replay.player2.username}`]
    : replay === null
      ? ['Replay Not Found', 'There is no such replay, or it is not shared with you.']
      : ['Replay', query.error ? 'It could not be loaded.' : 'Loading the replay'];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={title}
      description={description}
      footer={
        replay && (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" asChild>
              <Link to={playedAt(replay).path}>{playedAt(replay).label}</Link>
            </Button>
          </>
        )
      }
    >
      {replay === null ? (
        <EmptyState title="Nothing to see here" action={<Button onClick={onClose}>Back to the replays</Button>}>
          Replays of private battles and tournaments are seen by their two players only.
        </EmptyState>
      ) : (
        <Loaded query={{ ...query, data: replay }} what="the replay" skeleton={SKELETON}>
          {(shown) => <ReplayDetails replay={shown} onChanged={() => void query.refetch().catch(() => undefined)} />}
        </Loaded>
      )}
    </Dialog>
  );
}

/** Tells the server once that the reader has opened it. It counts a reader once a day; a failure is nothing to show. */
function useCountedView(replay: ReplayDetailFragment | null): void {
  const send = useSend();
  const isTold = useRef(false);
  const id = replay === null || replay.isMyReplay ? null : replay.id;
  useEffect(() => {
    if (id === null || isTold.current) return;
    isTold.current = true;
    send(CountReplayViewDocument, { id }).catch(() => undefined);
  }, [id, send]);
}
