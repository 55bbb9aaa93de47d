import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { titleOf } from '../arcade-words.ts';
import { ListArcadePlayingDocument } from '../operations/__generated__/daily.gql.ts';
import { PlayerName, PlayerPicture } from './player-look.tsx';
import * as t from '../__generated__/messages.ts';

/** A run takes a minute. */
const POLL_MS = 20 * SECOND;

const NOBODY = <EmptyState title={t.nobodyElseAtTheMoment()}>{t.youSeeOthersHereWhileTheirRun()}</EmptyState>;

// Most find it so.
const SKELETON = (
  <Skeleton label={t.loadingCurrentPlayers()}>
    <SkeletonOf>{NOBODY}</SkeletonOf>
  </Skeleton>
);

/** Others whose run is under way, asked for again while the page is looked at. */
export function WhoPlays() {
  const query = useQuery(ListArcadePlayingDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (
    <Panel title={t.whoPlaysNow()}>
      <Loaded
        query={query}
        what={t.currentPlayers()}
        skeleton={SKELETON}
        isEmpty={({ arcadePlaying }) => arcadePlaying.length === 0}
        empty={NOBODY}
      >
        {({ arcadePlaying }) => (
          <List label={t.whoPlaysNow()}>
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
