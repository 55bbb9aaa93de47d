import { Link } from 'react-router-dom';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Money } from '../../ui/money.tsx';
import { Text } from '../../ui/text.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';

/** Who meets whom, for how much (CH-05). */
export function BattleDetails({ battle }: { readonly battle: BattleDetailFragment }) {
  const { viewerSeat, creator, opponent, opponentRecord } = battle;
  const faced = viewerSeat === 'CREATOR' ? opponent : creator;
  return (
    <Panel title="Match Details">
      {battle.description !== '' && <Text>{battle.description}</Text>}
      <DescriptionList
        items={[
          ...(viewerSeat === null
            ? [
                { term: 'Creator', detail: <PlayerLink name={creator.username} /> },
                { term: 'Opponent', detail: opponent ? <PlayerLink name={opponent.username} /> : 'Seat is free' },
              ]
            : [{ term: 'Opponent', detail: faced ? <PlayerLink name={faced.username} /> : 'Nobody yet' }]),
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

const PlayerLink = ({ name }: { readonly name: string }) => <Link to={playerPath(name)}>{name}</Link>;

function recordWords({ battles, wins, winRate }: { battles: number; wins: number; winRate: number }): string {
  if (battles === 0) return 'no battles yet';
  return `${wins} of ${battles} won, ${winRate}%`;
}
