import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { FriendsLiveDocument } from '../operations/__generated__/friends-live.gql.ts';
import { StreamsChangedDocument } from '../operations/__generated__/streams-changed.gql.ts';
import { StreamCard } from './stream-card.tsx';

/** What friends send now. */
export function FriendsLive() {
  const query = useQuery(FriendsLiveDocument, { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  useLiveRefresh(StreamsChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Panel title="Friends live" aside={<Link to={streamsPath}>All streams</Link>}>
      <Loaded
        query={{ ...query, data: query.data?.friendsLive }}
        what="the streams of your friends"
        skeleton={[1, 220]}
        isEmpty={(streams) => streams.length === 0}
        empty={<Text tone="dim">None of your friends is live.</Text>}
      >
        {(streams) => (
          <Grid as="ul" min={240} gap={4} fill aria-label="Friends who are live">
            {streams.map((stream) => (
              <li key={stream.id}>
                <StreamCard stream={stream} />
              </li>
            ))}
          </Grid>
        )}
      </Loaded>
    </Panel>
  );
}
