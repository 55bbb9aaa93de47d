import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { PlayRegionDocument, type LeaderboardPlaceQuery } from '../operations/__generated__/leaderboard.gql.ts';
import { Panel } from '../../parts/panel.tsx';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { RegionChoice } from './region-choice.tsx';
import { REGION_NAMES } from '../region-words.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type BoardFilter, variablesOf } from '../board-filter.ts';
import { BoardTable } from './board-table.tsx';
import * as t from '../__generated__/messages.ts';

interface OwnPlaceProps {
  readonly filter: BoardFilter;
  readonly query: Query<LeaderboardPlaceQuery['leaderboardPlace']>;
  readonly viewerId: string | null;
}

/** The player's own place among those around it, or how to get one. */
export const OwnPlace = ({ filter, query, viewerId }: OwnPlaceProps) => (
  <Panel title={t.yourRank()}>
    <Loaded query={query} what={t.yourRankToLoad()} skeleton={[1, 340]}>
      {({ own, above, below }) =>
        own === null ? (
          <WayOnto filter={filter} />
        ) : (
          <BoardTable caption={t.yourRankWithThePlayersAround()} rows={[...above, own, ...below]} viewerId={viewerId} />
        )
      }
    </Loaded>
  </Panel>
);

/** What would bring the player onto a board that has no place for the player yet. */
function WayOnto({ filter }: { readonly filter: BoardFilter }) {
  const { data } = useQuery(PlayRegionDocument);
  const { region } = variablesOf(filter);
  const home = data?.playRegion.region ?? null;
  const isPlayed = region === 'GLOBAL' || home === region;
  if (filter.previous) {
    return <Text>{t.youHaveNoPlaceHere({ period: filter.period })}</Text>;
  }
  if (!isPlayed && home === null) {
    return (
      <Stack gap={4}>
        <Text>{t.regionalBoardsRankThePlayers()}</Text>
        <RegionChoice />
      </Stack>
    );
  }
  if (!isPlayed && home !== null) {
    return <Text>{t.thisBoardIsForPlayersOf({ region: REGION_NAMES[region], home: REGION_NAMES[home] })}</Text>;
  }
  return (
    <Row gap={4} justify="space-between">
      <Text>{t.notOnThisBoardYet({ board: filter.tab, period: filter.period })}</Text>
      <Button asChild>
        <Link to={battlegroundsPath('live-battles')}>{t.findABattle()}</Link>
      </Button>
    </Row>
  );
}
