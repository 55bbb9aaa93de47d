import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Page } from '../../ui/layout/page.tsx';
import { GoLivePanel } from '../components/go-live-panel.tsx';
import { PastStreams } from '../components/past-streams.tsx';
import { OwnStreamDocument, StreamChangedDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /go-live (GL-01 to GL-16). */
export function GoLiveScreen() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const query = useQuery(OwnStreamDocument, { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const { refetch } = query;
  const id = query.data?.ownStream?.id;
  const shown = query.data ?? query.previousData;
  const onEnded = (ended: string): void => void navigate(streamPath(ended));
  // Staff and time end streams too: what is read there says why.
  useSubscription(
    StreamChangedDocument,
    id === undefined
      ? skipToken
      : {
          variables: { id },
          ignoreResults: true,
          onData: ({ data: { data } }) => {
            if (data?.streamChanged.state === 'ENDED') onEnded(id);
          },
        },
  );
  useLiveReturn(() => void refetch().catch(() => undefined));
  return (
    <Page title={t.goLive()} subtitle={t.setUpAStreamTie()}>
      {/* What cannot be read anew for a moment must not cut off a camera that sends. */}
      <Loaded query={{ ...query, data: shown }} what={t.yourStream()} skeleton={[3, 180]}>
        {({ ownStream }) => <GoLivePanel stream={ownStream} onEnded={onEnded} />}
      </Loaded>
      <OnceKnown isKnown={shown !== undefined || query.error !== undefined}>
        {viewer && <PastStreams streamer={viewer} isOwn />}
      </OnceKnown>
    </Page>
  );
}
