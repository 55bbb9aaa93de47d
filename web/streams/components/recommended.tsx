import { useQuery } from '@apollo/client/react';
import { Rail } from '../../ui/list/rail.tsx';
import { RecommendedStreamsDocument } from '../operations/__generated__/stream.gql.ts';
import { StreamCard } from './stream-card.tsx';
import * as t from '../__generated__/messages.ts';

/** What else is on; nothing where nothing else is. */
export function Recommended({ streamId }: { readonly streamId: string }) {
  const { data } = useQuery(RecommendedStreamsDocument, {
    variables: { id: streamId },
    fetchPolicy: 'cache-and-network',
  });
  const streams = data?.recommendedStreams ?? [];
  if (streams.length === 0) return null;
  return (
    <Rail title={t.alsoLive()} cardWidth={260}>
      {streams.map((stream) => (
        <li key={stream.id}>
          <StreamCard stream={stream} />
        </li>
      ))}
    </Rail>
  );
}
