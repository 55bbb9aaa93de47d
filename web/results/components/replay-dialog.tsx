import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { useSend } from '../../data/use-send.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import {
  CountReplayViewDocument,
  type ReplayDetailFragment,
  ReadReplayDocument,
} from '../operations/__generated__/replay.gql.ts';
import { playedAt } from '../replay-words.ts';
import { ReplayDetails } from './replay-details.tsx';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingTheReplay()}>
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
    ? [
        replay.title,
        t.gameOneVsOther({
          gameTitle: replay.gameTitle,
          one: replay.player1.username,
          other: replay.player2.username,
        }),
      ]
    : replay === null
      ? [t.replayNotFound(), t.thereIsNoSuchReplay()]
      : [t.replay(), query.error ? t.itCouldNotBeLoaded() : t.loadingTheReplay()];
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
            <Button onClick={onClose}>{t.close()}</Button>
            <Button variant="primary" asChild>
              <Link to={playedAt(replay).path}>{playedAt(replay).label}</Link>
            </Button>
          </>
        )
      }
    >
      {replay === null ? (
        <EmptyState title={t.nothingToSee()} action={<Button onClick={onClose}>{t.backToTheReplays()}</Button>}>
          {t.replaysOfPrivateBattlesAndTournaments()}
        </EmptyState>
      ) : (
        <Loaded query={{ ...query, data: replay }} what={t.theReplayToLoad()} skeleton={SKELETON}>
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
