import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import { RATED_RUNS_TO_LEAD } from '../../../domain/arcade/rating.ts';
import { playerPath, profilePath } from '../../../domain/profiles/profiles.paths.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type ArcadeLeaderRowFragment, ReadArcadeLeadersDocument } from '../operations/__generated__/leader.gql.ts';
import { PlayerName, PlayerPicture } from './player-look.tsx';
import * as t from '../__generated__/messages.ts';

const GAME_OPTIONS = GAME_IDS.map((id) => ({ value: id, label: GAMES[id].title }));

/** Who plays each game of the arcade best, and where the player stands. */
export function Leaders() {
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const query = useQuery(ReadArcadeLeadersDocument, { variables: { game }, fetchPolicy: 'cache-and-network' });
  const { title } = GAMES[game];
  return (
    <Panel title={t.arcadeRatings()}>
      <Stack gap={4}>
        <Row gap={3} align="end">
          <Select
            label={t.arcadeGame()}
            options={GAME_OPTIONS}
            value={game}
            onChange={({ target }) => setGame(GAME_IDS.find((id) => id === target.value) ?? game)}
          />
          <Button asChild>
            <Link to={arcadeGamePath(game)}>{t.playTitle({ title })}</Link>
          </Button>
        </Row>
        <Loaded
          query={{ ...query, data: query.data?.arcadeLeaders }}
          what={t.theRatings()}
          skeleton={[5, 48]}
          isEmpty={({ best }) => best.length === 0}
          empty={
            <EmptyState title={t.nobodyStandsHereYet()}>
              {t.aPlaceComesWithRatedRuns({ count: RATED_RUNS_TO_LEAD })}
            </EmptyState>
          }
        >
          {({ best, own, runsLeft }) => (
            <Stack gap={3}>
              <List label={t.theBestAtTitle({ title })}>
                {best.map((row, n) => (
                  <Leader key={row.player?.id ?? n} row={row} />
                ))}
                {own && !best.some(({ isOwn }) => isOwn) && <Leader row={own} />}
              </List>
              <Text tone="dim">
                {runsLeft > 0
                  ? t.moreRatedRunsOfTitle({ runsLeft, title })
                  : t.fromRatedRunsOn({ count: RATED_RUNS_TO_LEAD })}
              </Text>
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function Leader({ row: { place, player, rating, isOwn } }: { readonly row: ArcadeLeaderRowFragment }) {
  return (
    <ListRow
      leading={player && <PlayerPicture player={player} />}
      title={
        <>
          {place}. {player ? <PlayerName player={player} isOwn={isOwn} /> : t.privatePlayer()}
        </>
      }
      trailing={rating === null ? t.hidden() : formatCount(rating)}
      {...(player && { link: <Link to={isOwn ? profilePath : playerPath(player.username)} /> })}
    />
  );
}
