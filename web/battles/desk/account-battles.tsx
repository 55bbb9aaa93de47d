import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { type RowAt, usePages } from '../../data/use-pages.ts';
import { type StatusWord, battleBadge } from '../../format/battle-words.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { AccountBattlesDocument, type AccountBattlesQuery } from '../operations/__generated__/account-battles.gql.ts';
import * as t from '../__generated__/messages.ts';

type AccountBattle = RowAt<AccountBattlesQuery, 'accountBattles'>;

/** Won, lost or, where neither says it, how it stands. */
const standingOf = (battle: AccountBattle): StatusWord => {
  const { result } = battle;
  if (result === null) return battleBadge(battle);
  return result === 'WIN' ? { word: t.battleWon(), tone: 'win' } : { word: t.battleLost(), tone: 'loss' };
};

/** Every battle that the player has opened or joined, private ones too. */
export function AccountBattles({ accountId }: { readonly accountId: string }) {
  const read = usePages(AccountBattlesDocument, 'accountBattles', { variables: { accountId }, first: 20 });
  return (
    <PagedList
      read={read}
      what={t.battles()}
      skeleton={[6, 64]}
      empty={<EmptyState title={t.noBattlesOfThisPlayer()}>{t.whatThePlayerOpensOrJoins()}</EmptyState>}
    >
      {(battles) => (
        <List label={t.battles2()}>
          {battles.map((battle) => (
            <BattleRow key={battle.id} battle={battle} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

function BattleRow({ battle }: { readonly battle: AccountBattle }) {
  const { id, title, game, opponent, stakeCents, createdAt, endedAt } = battle;
  const standing = standingOf(battle);
  const gameTitle = GAME_TITLES[game.toLowerCase() as Lowercase<typeof game>];
  return (
    <ListRow
      title={<Link to={challengePath(id)}>{title}</Link>}
      detail={
        <>
          {gameTitle}
          {opponent !== null && (
            <>
              {' · '}
              {t.vs()} <Link to={adminAccountPath(opponent.id)}>{opponent.username}</Link>
            </>
          )}
          {` · ${formatDateTime(endedAt ?? createdAt)}`}
        </>
      }
      trailing={
        <>
          <Badge tone={standing.tone}>{standing.word}</Badge>
          <Money cents={stakeCents} />
        </>
      }
    />
  );
}
