import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { titleOf } from '../arcade-words.ts';
import { ListArcadePlayingDocument } from '../operations/__generated__/list-arcade-playing.gql.ts';
import { PlayerName, PlayerPicture } from './player-look.tsx';

/** A run takes a minute. */
const POLL_MS = 20 * SECOND;

/** Others whose run is under way, asked for again while the page is looked at. */
export function WhoPlays() {
  const query = useQuery(ListArcadePlayingDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (
    <Panel title="Who plays now">
      <Loaded
        query={query}
        what="current players"
        skeleton={[2, 48]}
        isEmpty={({ arcadePlaying }) => arcadePlaying.length === 0}
        empty={
          <EmptyState title="Nobody else at the moment">You see others here while their run is under way.</EmptyState>
        }
      >
        {({ arcadePlaying }) => (
          <List label="Who plays now">
            {arcadePlaying.flatMap(({ player, game }) =>
              isGameId(game)
                ? [
                    <ListRow
                      key={player.id}
                      leading={<PlayerPicture player={player} />}
                      title={<PlayerName player={player} isOwn={false} />}
                      detail={titleOf(game)}
                      link={<Link to={arcadeGamePath(game)} />}
                    />,
                  ]
                : [],
            )}
          </List>
        )}
      </Loaded>
    </Panel>
  );
}
