import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { ReadStreamDocument, StreamChangedDocument } from '../operations/__generated__/stream.gql.ts';

/** A stream that follows the server: its count with every pulse, all of it when more than that has changed. */
export function useStream(id: string) {
  const query = useQuery(ReadStreamDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { refetch } = query;
  /** Whether something has changed that could not be read; it is with the next pulse. */
  const isBehind = useRef(false);
  const reread = (): void => {
    isBehind.current = false;
    refetch().catch(() => (isBehind.current = true));
  };
  const stream = query.data?.stream;
  const shownId = stream?.id ?? null;
  const [pulse, setPulse] = useState<{ readonly id: string; readonly viewers: number } | null>(null);
  useSubscription(
    StreamChangedDocument,
    shownId === null
      ? skipToken
      : {
          variables: { id: shownId },
          ignoreResults: true,
          onData: ({ data: { data } }) => {
            if (!data) return;
            setPulse(data.streamChanged);
            if (data.streamChanged.isChanged || isBehind.current) reread();
          },
        },
  );
  useLiveReturn(reread);
  return { query, stream, told: pulse?.id === shownId ? pulse?.viewers : undefined };
}
