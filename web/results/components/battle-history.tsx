import { Link } from 'react-router-dom';
import { type RowAt, usePages } from '../../data/use-pages.ts';
import { battleBadge } from '../../format/battle-words.ts';
import { formatDate } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Skeleton, SkeletonBlock, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type BattleHistoryQuery, BattleHistoryDocument } from '../operations/__generated__/profile.gql.ts';
import * as t from '../__generated__/messages.ts';

type PastBattle = RowAt<BattleHistoryQuery, 'player.history'>;

const PAGE_SIZE = 8;

interface BattleHistoryProps {
  readonly username: string;
  readonly isOwn: boolean;
  /** How many battles it holds, as far as that is known before. */
  readonly expected: number;
}

/** As it usually looks, and so as high. */
const USUAL: PastBattle = {
  __typename: 'PastBattle',
  id: '',
  title: 'Challenge',
  gameTitle: 'Apex Legends',
  status: 'COMPLETED',
  opponent: { __typename: 'Player', id: '', username: 'opponent' },
  result: 'WIN',
  badge: 'BOTH_PLAYERS',
  stakeCents: 1_000,
  createdAt: 0,
  endedAt: 0,
};

/** The shape of as many battles as there are. */
const Waiting = ({ expected }: Pick<BattleHistoryProps, 'expected'>) => (
  <Skeleton label={t.loadingTheChallengeHistory()}>
    <Stack gap={4}>
      <SkeletonOf>
        <List>
          {Array.from({ length: Math.min(expected, PAGE_SIZE) }, (_, place) => (
            <HistoryRow key={place} battle={USUAL} />
          ))}
        </List>
      </SkeletonOf>
      {expected > PAGE_SIZE && (
        <Row justify="center">
          <SkeletonBlock width={110} height={40} />
        </Row>
      )}
    </Stack>
  </Skeleton>
);

/** PR-04: the player's battles, newest first, page after page. */
export function BattleHistory({ username, isOwn, expected }: BattleHistoryProps) {
  const read = usePages(BattleHistoryDocument, 'player.history', { variables: { username }, first: PAGE_SIZE });
  const empty = isOwn ? (
    <EmptyState
      title={t.noChallengesYet()}
      action={
        <Button asChild>
          <Link to={battlegroundsPath('create')}>{t.createABattle()}</Link>
        </Button>
      }
    >
      {t.yourBattlesAppearHereWhateverBecomes()}
    </EmptyState>
  ) : (
    <EmptyState title={t.noChallengesYet()}>{t.settledPublicBattlesAppear()}</EmptyState>
  );
  return (
    <Panel title={t.challengeHistory()}>
      {read.isWithheld ? (
        <Text tone="dim">{t.thisPlayerKeepsTheHistoryPrivate()}</Text>
      ) : (
        <PagedList
          read={read}
          what={t.theChallengeHistoryToLoad()}
          skeleton={
            expected > 0 ? (
              <Waiting expected={expected} />
            ) : (
              <Skeleton label={t.loadingTheChallengeHistory()}>
                <SkeletonOf>{empty}</SkeletonOf>
              </Skeleton>
            )
          }
          empty={empty}
        >
          {(battles) => (
            <List label={t.challengeHistory2()}>
              {battles.map((battle) => (
                <HistoryRow key={battle.id} battle={battle} />
              ))}
            </List>
          )}
        </PagedList>
      )}
    </Panel>
  );
}

function HistoryRow({ battle }: { readonly battle: PastBattle }) {
  const { id, title, gameTitle, opponent, result, badge, stakeCents, createdAt, endedAt } = battle;
  const standing = battleBadge(battle);
  const date = formatDate(endedAt ?? createdAt);
  return (
    <ListRow
      link={<Link to={challengePath(id)} />}
      title={title}
      detail={
        <>
          {opponent === null
            ? t.vsNobody({ gameTitle, date })
            : t.vsUsername({ username: opponent.username, gameTitle, date })}
          {badge !== null && (
            <Part of="proof.badge" badge={badge} waiting={<span css={{ display: 'block' }}>&nbsp;</span>} />
          )}
        </>
      }
      trailing={
        <>
          {result === null ? (
            <Badge tone={standing.tone}>{standing.word}</Badge>
          ) : (
            <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? t.win() : t.loss()}</Badge>
          )}
          {stakeCents !== null &&
            (result === null ? (
              <Money cents={stakeCents} />
            ) : (
              <Money cents={result === 'WIN' ? stakeCents : -stakeCents} signed />
            ))}
        </>
      }
    />
  );
}
