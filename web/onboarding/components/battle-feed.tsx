import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { battleListBadge } from '../../format/battle-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { WelcomeBattlesDocument, type WelcomeBattlesQuery } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const SHOWN = 4;
type Row = WelcomeBattlesQuery['battles']['edges'][number]['node'];

/** Battles that are open right now (ON-23). */
export function OnboardingBattleFeed() {
  const query = useQuery(WelcomeBattlesDocument, { variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  return (
    <Stack as="section" gap={3} aria-labelledby="welcome-battles">
      <Heading level={2} id="welcome-battles">
        {t.battleFeed()}
      </Heading>
      <Loaded
        query={{ ...query, data: query.data?.battles.edges.map(({ node }) => node) }}
        what={t.whatBattles()}
        skeleton={[SHOWN, 68]}
        isEmpty={(battles) => battles.length === 0}
        empty={
          <EmptyState
            title={t.noActiveBattlesFound()}
            action={
              <Button asChild>
                <Link to={battlegroundsPath('create')}>{t.createNewBattle()}</Link>
              </Button>
            }
          >
            {t.openOneYourselfItAppears()}
          </EmptyState>
        }
      >
        {(battles) => (
          <List label={t.openBattles()}>
            {battles.map((battle) => (
              <BattleRow key={battle.id} battle={battle} />
            ))}
          </List>
        )}
      </Loaded>
    </Stack>
  );
}

const BattleRow = ({ battle }: { readonly battle: Row }) => (
  <ListRow
    link={<Link to={challengePath(battle.id)} />}
    leading={<Face id={battle.creator.id} src={battle.creator.avatarUrl} size={36} />}
    title={battle.title}
    detail={
      <>
        {t.gameModeAndPlayers({
          gameTitle: battle.gameTitle,
          gameMode: battle.gameMode,
          creator: battle.creator.username,
          opponent: battle.opponent?.username ?? t.openSeat(),
        })}
      </>
    }
    trailing={
      <>
        <span>{t.stake({ money: <Money cents={battle.stakeCents} /> })}</span>
        <Badge tone={battleListBadge(battle.status).tone}>{battleListBadge(battle.status).word}</Badge>
      </>
    }
  />
);
