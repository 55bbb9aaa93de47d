import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FriendsLiveDocument, StreamsChangedDocument } from '../operations/__generated__/stream.gql.ts';
import { StreamCard } from './stream-card.tsx';
import * as t from '../__generated__/messages.ts';

/** What friends send now. */
export function FriendsLive() {
  const query = useQuery(FriendsLiveDocument, { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  useLiveRefresh(StreamsChangedDocument, () => void query.refetch().catch(() => undefined));
  return (
    <Panel title={t.friendsLive()} aside={<Link to={streamsPath}>{t.allStreams()}</Link>}>
      <Loaded
        query={{ ...query, data: query.data?.friendsLive }}
        what={t.theStreamsOfYourFriends()}
        skeleton={[1, 296]}
        isEmpty={(streams) => streams.length === 0}
        empty={<Text tone="dim">{t.noneOfYourFriendsIsLive()}</Text>}
      >
        {(streams) => (
          <Grid as="ul" min={240} gap={4} fill aria-label={t.friendsWhoAreLive()}>
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
