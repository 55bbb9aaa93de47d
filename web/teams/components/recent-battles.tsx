import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { RecentTeamBattlesDocument, type RecentTeamBattlesQuery } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

const PAGE = 5;

type PastBattle = NonNullable<RecentTeamBattlesQuery['team']>['recentBattles']['edges'][number]['node'];

const COLUMNS = [
  {
    key: 'opponent',
    header: t.opponent(),
    cell: ({ opponent, contest, path }: PastBattle) => (
      <Row gap={3}>
        <Crest id={opponent.id} src={opponent.logoUrl} size={32} />
        <div>
          <Link to={teamPath(opponent.id)}>{opponent.name}</Link>
          {contest !== null && (
            <Text size={12} tone="dim">
              {path === null ? contest : <Link to={path}>{contest}</Link>}
            </Text>
          )}
        </div>
      </Row>
    ),
  },
  { key: 'game', header: t.game(), cell: ({ gameTitle }: PastBattle) => gameTitle },
  {
    key: 'result',
    header: t.result(),
    cell: ({ result }: PastBattle) => (
      <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? t.win() : t.loss()}</Badge>
    ),
  },
  { key: 'score', header: t.score(), cell: ({ score }: PastBattle) => score ?? '–' },
  {
    key: 'earnings',
    header: t.earnings(),
    // The prizes of a tournament follow its places, not its matches.
    cell: ({ earningsCents, contest }: PastBattle) => (contest === null ? <Money cents={earningsCents} signed /> : '–'),
    align: 'end',
  },
  {
    key: 'date',
    phone: 'line',
    plain: true,
    header: t.date(),
    cell: ({ endedAt }: PastBattle) => <RelativeTime at={endedAt} now={serverNow} />,
    align: 'end',
  },
] as const;

interface RecentBattlesProps {
  readonly teamId: string;
  /** Asked again when it changes: how many battles the team has behind it. */
  readonly played: number;
}

/** What a team has played, newest first (EN-22). */
export function RecentBattles({ teamId, played }: RecentBattlesProps) {
  const read = usePages(RecentTeamBattlesDocument, 'team.recentBattles', { variables: { id: teamId }, first: PAGE });
  const { retry } = read;
  useEffect(retry, [played, retry]);
  const empty = <EmptyState title={t.noMatchesYet()}>{t.settledTeamBattlesAndTournamentMatches()}</EmptyState>;
  return (
    <Panel title={t.recentMatches()}>
      <PagedList
        read={read}
        what={t.matchesToLoad()}
        skeleton={played === 0 ? [1, 160] : [1 + Math.min(played, PAGE), 57]}
        empty={empty}
        moreLabel={t.showMore()}
      >
        {(battles) => <Table caption={t.recentMatches()} columns={COLUMNS} items={battles} itemKey={({ id }) => id} />}
      </PagedList>
    </Panel>
  );
}
