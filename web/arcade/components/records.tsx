import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { arcadeGamePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Sparkline } from '../../ui/figure/sparkline.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { tabular } from '../../ui/theme.tsx';
import { titleOf } from '../arcade-words.ts';
import { ReadArcadeRecordsDocument, type ReadArcadeRecordsQuery } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

const standing = css(tabular, { display: 'grid', justifyItems: 'end', gap: 'var(--space-1)', width: 84 });

const NONE = <EmptyState title={t.noRecordsYet()}>{t.yourBestScoreInAGameStands()}</EmptyState>;

// Most find it so.
const SKELETON = (
  <Skeleton label={t.loadingYourRecords()}>
    <SkeletonOf>{NONE}</SkeletonOf>
  </Skeleton>
);

/** The player's best score and rating in each game, with the way that the rating has come (AR-01). */
export function Records() {
  const query = useQuery(ReadArcadeRecordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.yourRecords()}>
      <Loaded
        query={query}
        what={t.yourRecords2()}
        skeleton={SKELETON}
        isEmpty={({ arcadeRecords }) => arcadeRecords.length === 0}
        empty={NONE}
      >
        {({ arcadeRecords }) => <RecordList records={arcadeRecords} />}
      </Loaded>
    </Panel>
  );
}

type GameRecord = ReadArcadeRecordsQuery['arcadeRecords'][number];

export const RecordList = ({ records }: { readonly records: readonly GameRecord[] }) => (
  <List label={t.yourRecords()}>
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
  const best = formatCount(bestScore ?? 0);
  return runs === 0 ? t.bestOf({ best }) : t.bestAndWins({ best, wins: formatCount(wins), runs: formatCount(runs) });
}

/** Nothing before a run has moved it: everybody begins with the same. */
function Rating({ of: { record, ratings } }: { readonly of: GameRecord }) {
  if (record.ratedRuns === 0) return null;
  const values = ratings.map(({ rating }) => rating);
  return (
    <span css={standing}>
      <span>{t.ratingOf({ rating: formatCount(record.rating) })}</span>
      <Sparkline values={values} tone={record.rating < (values[0] ?? 0) ? 'loss' : 'win'} />
    </span>
  );
}
