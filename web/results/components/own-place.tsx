import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { PlayRegionDocument } from '../operations/__generated__/play-region.gql.ts';
import { Panel } from '../../parts/panel.tsx';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { RegionChoice } from './region-choice.tsx';
import { REGION_NAMES } from '../region-words.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { type BoardFilter, variablesOf } from '../board-filter.ts';
import type { LeaderboardPlaceQuery } from '../operations/__generated__/leaderboard-place.gql.ts';
import { BoardTable } from './board-table.tsx';

interface OwnPlaceProps {
  readonly filter: BoardFilter;
  readonly query: Query<LeaderboardPlaceQuery['leaderboardPlace']>;
  readonly viewerId: string | null;
}

/** The player's own place among those around it, or how to get one. */
export const OwnPlace = ({ filter, query, viewerId }: OwnPlaceProps) => (
  <Panel title="Your Rank">
    <Loaded query={query} what="your rank" skeleton={[1, 120]}>
      {({ own, above, below }) =>
        own === null ? (
          <WayOnto filter={filter} />
        ) : (
          <BoardTable
            caption="Your rank with the players around you"
            rows={[...above, own, ...below]}
            viewerId={viewerId}
          />
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
    return (
      <Text>You have no place here: none of your battles of that {wordOf(filter.period)} counted for this board.</Text>
    );
  }
  if (!isPlayed && home === null) {
    return (
      <Stack gap={4}>
        <Text>Regional boards rank the players of a region. Choose yours to stand on one.</Text>
        <RegionChoice />
      </Stack>
    );
  }
  if (!isPlayed && home !== null) {
    return (
      <Text>
        This board is for players of {REGION_NAMES[region]}. Your battles count for {REGION_NAMES[home]}.
      </Text>
    );
  }
  const battle = BATTLES[filter.tab];
  const when = filter.period === 'alltime' ? '' : ` this ${wordOf(filter.period)}`;
  return (
    <Row gap={4} justify="space-between">
      <Text>
        You are not on this board yet. Finish {battle}
        {when} and you get a place.
      </Text>
      <Button asChild>
        <Link to={battlegroundsPath('live-battles')}>Find a battle</Link>
      </Button>
    </Row>
  );
}

const BATTLES: Readonly<Record<BoardFilter['tab'], string>> = {
  overall: 'a battle',
  valorant: 'a Valorant battle',
  csgo: 'a CS2 battle',
  apex: 'an Apex Legends battle',
};

const wordOf = (period: BoardFilter['period']): string => (period === 'monthly' ? 'month' : 'week');
