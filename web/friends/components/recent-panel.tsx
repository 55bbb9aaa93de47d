import { useQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { friendsPath } from '../../../domain/friends/friends.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { RecentPlayersDocument, type RecentPlayersQuery } from '../operations/__generated__/invite.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { PersonMenu } from './person-menu.tsx';
import { RelationButton } from './relation-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import * as t from '../__generated__/messages.ts';

const rematchPath = (playerId: string): string => `${friendsPath}?tab=recent&rematch=${encodeURIComponent(playerId)}`;

/** The opponents of the last settled battles (FC-07, FC-08). */
export function RecentPanel({ isCompact, onLeave }: PanelProps) {
  const query = useQuery(RecentPlayersDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      what={t.whatRecentPlayers()}
      skeleton={[3, 64]}
      isEmpty={({ recentPlayers }) => recentPlayers.length === 0}
      empty={<NobodyYet onLeave={onLeave} />}
    >
      {({ recentPlayers }) => (
        <List label={t.recentPlayers()}>
          {recentPlayers.map((one) => (
            <RecentRow key={one.id} recent={one} isCompact={isCompact} onLeave={onLeave} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

const NobodyYet = ({ onLeave }: Pick<PanelProps, 'onLeave'>) => (
  <EmptyState
    title={t.noRecentPlayers()}
    icon={<History aria-hidden />}
    action={
      <Button asChild>
        <Link to={battlegroundsPath('live-battles')} onClick={onLeave}>
          {t.goToTheBattleHub()}
        </Link>
      </Button>
    }
  >
    {t.whoeverYouBattleAppearsHereOnce()}
  </EmptyState>
);

interface RecentRowProps extends PanelProps {
  readonly recent: RecentPlayersQuery['recentPlayers'][number];
}

function RecentRow({ recent, isCompact, onLeave }: RecentRowProps) {
  const { acquaintance, gameTitle, result, stakeCents, at } = recent;
  const { player, relation } = acquaintance;
  const size = isCompact ? 'small' : 'medium';
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} />}
      title={
        <Row as="span" gap={2}>
          <Link to={playerPath(player.username)} onClick={onLeave}>
            {player.username}
          </Link>
          <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? t.won() : t.lost()}</Badge>
        </Row>
      }
      detail={
        <>
          {t.gameWagerTime({
            gameTitle,
            wager: <Money cents={stakeCents} />,
            time: <RelativeTime at={at} now={serverNow} />,
          })}
        </>
      }
      trailing={
        <>
          <RelationButton acquaintance={acquaintance} size={size} />
          <Button asChild size={size}>
            <Link
              to={rematchPath(player.id)}
              aria-label={t.rematchWithUsername({ username: player.username })}
              onClick={onLeave}
            >
              {t.rematch()}
            </Link>
          </Button>
          {!isCompact && <PersonMenu player={player} isFriend={relation === 'FRIENDS'} />}
        </>
      }
    />
  );
}
