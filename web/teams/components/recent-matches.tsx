import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { TeamMatchesDocument, type TeamMatchesQuery } from '../operations/__generated__/team-matches.gql.ts';
import { TeamLogo } from './team-logo.tsx';

const PAGE = 5;

type Match = NonNullable<TeamMatchesQuery['team']>['recentMatches']['edges'][number]['node'];

const COLUMNS = [
  {
    key: 'opponent',
    header: 'Opponent',
    cell: ({ opponent }: Match) => (
      <Row gap={3}>
        <TeamLogo id={opponent.id} src={opponent.logoUrl} size={32} />
        <Link to={teamPath(opponent.id)}>{opponent.name}</Link>
      </Row>
    ),
  },
  { key: 'game', header: 'Game', cell: ({ gameTitle }: Match) => gameTitle },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result }: Match) => (
      <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? 'Win' : 'Loss'}</Badge>
    ),
  },
  { key: 'score', header: 'Score', cell: ({ score }: Match) => score ?? '–' },
  {
    key: 'earnings',
    header: 'Earnings',
    cell: ({ earningsCents }: Match) => <Money cents={earningsCents} signed />,
    align: 'end',
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ endedAt }: Match) => <RelativeTime at={endedAt} now={serverNow} />,
    align: 'end',
  },
] as const;

interface RecentMatchesProps {
  readonly teamId: string;
  /** Asked again when it changes: how many battles the team has behind it. */
  readonly played: number;
}

/** A team's settled battles, newest first (EN-22). */
export function RecentMatches({ teamId, played }: RecentMatchesProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(TeamMatchesDocument, {
    variables: { id: teamId, first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const refresh = (): void => void refetch().catch(() => undefined);
  useEffect(() => void refetch().catch(() => undefined), [played, refetch]);
  const page = data?.team?.recentMatches;
  const more = (): void =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: next }) =>
        before.team && next.team
          ? {
              ...next,
              team: {
                ...next.team,
                recentMatches: {
                  ...next.team.recentMatches,
                  edges: [...before.team.recentMatches.edges, ...next.team.recentMatches.edges],
                },
              },
            }
          : next,
    }).catch(() => undefined);
  return (
    <Panel title="Recent Matches">
      {page && page.edges.length > 0 ? (
        <Stack gap={4}>
          <Table
            caption="Recent Matches"
            columns={COLUMNS}
            items={page.edges.map(({ node }) => node)}
            itemKey={({ id }) => id}
          />
          {page.pageInfo.hasNextPage && (
            <Row justify="center">
              <Button busy={loading} onClick={more}>
                Show more
              </Button>
            </Row>
          )}
        </Stack>
      ) : page ? (
        <EmptyState title="No matches yet">Settled team battles are listed here.</EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load matches" onRetry={refresh} busy={loading}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading matches">
          <SkeletonBlock height={160} shape="card" />
        </Skeleton>
      )}
    </Panel>
  );
}
