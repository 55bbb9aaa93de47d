import { Link } from 'react-router-dom';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { PRIVACY_WORDS } from '../privacy-words.ts';
import * as t from '../__generated__/messages.ts';

/** Who meets whom, for how much (CH-05). */
export function BattleDetails({ battle }: { readonly battle: BattleDetailFragment }) {
  const { viewerSeat, creator, opponent, opponentRecord } = battle;
  const faced = viewerSeat === 'CREATOR' ? opponent : creator;
  return (
    <Panel title={t.matchDetails()}>
      {battle.description !== '' && <Text>{battle.description}</Text>}
      <DescriptionList
        items={[
          ...(viewerSeat === null
            ? [
                { term: t.creator(), detail: <PlayerLink name={creator.username} /> },
                { term: t.opponent(), detail: opponent ? <PlayerLink name={opponent.username} /> : t.seatIsFree() },
              ]
            : [{ term: t.opponent(), detail: faced ? <PlayerLink name={faced.username} /> : t.nobodyYet() }]),
          ...(opponentRecord !== null && faced !== null
            ? [
                {
                  term: t.playerInGame({ player: faced.username, game: battle.gameTitle }),
                  detail: recordWords(opponentRecord),
                },
              ]
            : []),
          { term: t.wager(), detail: <Money cents={battle.stakeCents} /> },
          { term: t.platformFeeOfEachPlayer(), detail: <Money cents={battle.feeCents} /> },
          { term: t.prizePool(), detail: <Money cents={battle.poolCents} /> },
          { term: t.privacy(), detail: PRIVACY_WORDS[battle.privacy] },
        ]}
      />
    </Panel>
  );
}

const PlayerLink = ({ name }: { readonly name: string }) => <Link to={playerPath(name)}>{name}</Link>;

function recordWords({ battles, wins, winRate }: { battles: number; wins: number; winRate: number }): string {
  if (battles === 0) return t.noBattlesYet();
  return t.winsOfBattles({ wins, battles, winRate });
}
