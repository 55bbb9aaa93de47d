import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Money } from '../../ui/money.tsx';
import { BattleStatisticsDocument } from '../operations/__generated__/battle-statistics.gql.ts';

/** The player's figures over all settled battles (BG-10, BG-11). */
export function StatisticsCard() {
  const query = useQuery(BattleStatisticsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Battle Statistics">
      <Loaded
        query={{ ...query, data: query.data?.stats }}
        what="your statistics"
        failed="Failed to load statistics"
        skeleton={[5]}
      >
        {(stats) => (
          <DescriptionList
            items={[
              { term: 'Total Battles', detail: stats.totalBattles },
              { term: 'Wins', detail: stats.wins },
              { term: 'Win Rate', detail: `${stats.winRate}%` },
              { term: 'Average Wager', detail: <Money cents={stats.averageWagerCents} /> },
              { term: 'Best Streak', detail: stats.bestStreak },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
