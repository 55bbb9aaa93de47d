import { useQuery } from '@apollo/client/react';
import type { GameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReadArcadeRatingHistoryDocument } from '../operations/__generated__/read-arcade-rating-history.gql.ts';

/** How the player's rating in a game has moved with the newest runs. */
export function RatingHistory({ game }: { readonly game: GameId }) {
  const query = useQuery(ReadArcadeRatingHistoryDocument, { variables: { game }, fetchPolicy: 'cache-and-network' });
  const points = query.data?.arcadeRatingHistory ?? undefined;
  return (
    <Panel title="Your rating">
      <Loaded
        query={{ ...query, data: points }}
        what="your rating"
        skeleton={[1, 160]}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState title="No rated runs yet">Free play and contests move your rating; practice does not.</EmptyState>
        }
      >
        {(list) => (
          <LineChart
            label="Rating after each run"
            valueName="Rating"
            points={list.map(({ rating, at }) => ({ at, value: rating }))}
            formatValue={formatCount}
            height={140}
          />
        )}
      </Loaded>
    </Panel>
  );
}
