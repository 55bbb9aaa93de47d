import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { BattleStatisticsDocument } from '../operations/__generated__/profile-result.gql.ts';
import * as t from '../__generated__/messages.ts';

/** The player's figures over all settled battles (BG-10, BG-11). */
export function StatisticsCard() {
  const query = useQuery(BattleStatisticsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.battleStatistics()}>
      <Loaded
        query={{ ...query, data: query.data?.stats }}
        what={t.yourStatistics()}
        failed={t.failedToLoadStatistics()}
        skeleton={[5]}
      >
        {(stats) => (
          <DescriptionList
            items={[
              { term: t.totalBattles(), detail: stats.totalBattles },
              { term: t.wins(), detail: stats.wins },
              { term: t.winRate(), detail: `${stats.winRate}%` },
              { term: t.averageWager(), detail: <Money cents={stats.averageWagerCents} /> },
              { term: t.bestStreak(), detail: stats.bestStreak },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
