import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Money } from '../../ui/money.tsx';
import { BattleStatisticsDocument } from '../operations/__generated__/battle-statistics.gql.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** The player's figures over all settled battles (BG-10, BG-11). */
export function StatisticsCard() {
  const { data, error, refetch } = useQuery(BattleStatisticsDocument, { fetchPolicy: 'cache-and-network' });
  const stats = data?.stats;
  return (
    <Panel title="Battle Statistics">
      {stats ? (
        <DescriptionList
          items={[
            { term: 'Total Battles', detail: stats.totalBattles },
            { term: 'Wins', detail: stats.wins },
            { term: 'Win Rate', detail: `${stats.winRate}%` },
            { term: 'Average Wager', detail: <Money cents={stats.averageWagerCents} /> },
            { term: 'Best Streak', detail: stats.bestStreak },
          ]}
        />
      ) : error ? (
        <ErrorState title="Failed to load statistics" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <ListSkeleton label="Loading your statistics" rows={5} />
      )}
    </Panel>
  );
}
