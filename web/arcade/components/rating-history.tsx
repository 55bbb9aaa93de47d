import { useQuery } from '@apollo/client/react';
import type { GameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { LineChart } from '../../ui/figure/line-chart.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ReadArcadeRatingHistoryDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

/** How the player's rating in a game has moved with the newest runs. */
export function RatingHistory({ game }: { readonly game: GameId }) {
  const query = useQuery(ReadArcadeRatingHistoryDocument, { variables: { game }, fetchPolicy: 'cache-and-network' });
  const points = query.data?.arcadeRatingHistory ?? undefined;
  return (
    <Panel title={t.yourRating()}>
      <Loaded
        query={{ ...query, data: points }}
        what={t.yourRating2()}
        skeleton={[1, 160]}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={t.noRatedRunsYet()}>{t.freePlayAndContestsMoveYourRating()}</EmptyState>}
      >
        {(list) => (
          <LineChart
            label={t.ratingAfterEachRun()}
            valueName={t.rating()}
            points={list.map(({ rating, at }) => ({ at, value: rating }))}
            formatValue={formatCount}
            height={140}
          />
        )}
      </Loaded>
    </Panel>
  );
}
