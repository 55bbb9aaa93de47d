import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { tabular } from '../../ui/theme.tsx';
import { titleOf } from '../arcade-words.ts';
import {
  ReadArcadeRecordsDocument,
  type ReadArcadeRecordsQuery,
} from '../operations/__generated__/read-arcade-records.gql.ts';

const standing = css(tabular, { display: 'grid', justifyItems: 'end', gap: 'var(--space-1)', width: 84 });

/** The player's best score and rating in each game, with the way that the rating has come (AR-01). */
export function Records() {
  const query = useQuery(ReadArcadeRecordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Your records">
      <Loaded
        query={query}
        what="your records"
        skeleton={[3, 56]}
        isEmpty={({ arcadeRecords }) => arcadeRecords.length === 0}
        empty={<EmptyState title="No records yet">Your best score in a game stands here, practice too.</EmptyState>}
      >
        {({ arcadeRecords }) => <RecordList records={arcadeRecords} />}
      </Loaded>
    </Panel>
  );
}

type GameRecord = ReadArcadeRecordsQuery['arcadeRecords'][number];

export const RecordList = ({ records }: { readonly records: readonly GameRecord[] }) => (
  <List label="Your records">
    {records.flatMap((one) =>
      isGameId(one.game)
        ? [
            <ListRow
              key={one.game}
              title={titleOf(one.game)}
              detail={detailOf(one)}
              trailing={<Rating of={one} />}
              link={<Link to={arcadeGamePath(one.game)} />}
            />,
          ]
        : [],
    )}
  </List>
);

function detailOf({ record: { bestScore, runs, wins } }: GameRecord): string {
  const best = `Best ${formatCount(bestScore ?? 0)}`;
  return runs === 0 ? best : `${best} · ${formatCount(wins)} of ${formatCount(runs)} won`;
}

/** Nothing before a run has moved it: everybody begins with the same. */
function Rating({ of: { record, ratings } }: { readonly of: GameRecord }) {
  if (record.ratedRuns === 0) return null;
  const values = ratings.map(({ rating }) => rating);
  return (
    <span css={standing}>
      <span>Rating {formatCount(record.rating)}</span>
      <Sparkline values={values} tone={record.rating < (values[0] ?? 0) ? 'loss' : 'win'} />
    </span>
  );
}
