import { Panel } from '../../shared/panel.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Money } from '../../ui/money.tsx';
import { Text } from '../../ui/text.tsx';
import type { BattleDetailFragment } from '../operations/battle-detail.gql.ts';
import { PRIVACY_WORDS } from '../terms-form.ts';

/** Who meets whom, for how much (CH-05). */
export function MatchDetails({ battle }: { readonly battle: BattleDetailFragment }) {
  const { viewerSeat, creator, opponent, opponentRecord } = battle;
  const faced = viewerSeat === 'CREATOR' ? opponent : creator;
  return (
    <Panel title="Match Details">
      {battle.description !== '' && <Text>{battle.description}</Text>}
      <DescriptionList
        items={[
          ...(viewerSeat === null
            ? [
                { term: 'Creator', detail: creator.username },
                { term: 'Opponent', detail: opponent?.username ?? 'Seat is free' },
              ]
            : [{ term: 'Opponent', detail: faced?.username ?? 'Nobody yet' }]),
          ...(opponentRecord !== null && faced !== null
            ? [{ term: `${faced.username} in ${battle.gameTitle}`, detail: recordWords(opponentRecord) }]
            : []),
          { term: 'Wager', detail: <Money cents={battle.stakeCents} /> },
          { term: 'Platform fee of each player', detail: <Money cents={battle.feeCents} /> },
          { term: 'Prize Pool', detail: <Money cents={battle.poolCents} /> },
          { term: 'Privacy', detail: PRIVACY_WORDS[battle.privacy] },
        ]}
      />
    </Panel>
  );
}

function recordWords({ battles, wins, winRate }: { battles: number; wins: number; winRate: number }): string {
  if (battles === 0) return 'no battles yet';
  return `${wins} of ${battles} won, ${winRate}%`;
}
