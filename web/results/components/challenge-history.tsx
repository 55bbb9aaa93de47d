import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { formatDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { challengePath, battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import {
  type ChallengeHistoryQuery,
  ChallengeHistoryDocument,
} from '../operations/__generated__/challenge-history.gql.ts';
import type { BattleStatus } from '../../data/__generated__/schema-types.ts';

type History = NonNullable<NonNullable<ChallengeHistoryQuery['player']>['history']>;
type PastChallenge = History['edges'][number]['node'];

const PAGE_SIZE = 8;

/** How a battle of the history stands, where neither won nor lost says it. */
const STATUS_WORDS: Readonly<Record<BattleStatus, string>> = {
  DRAFT: 'Draft',
  WAITING: 'Waiting',
  ACTIVE: 'Live',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  DISPUTED: 'Under Review',
};

interface ChallengeHistoryProps {
  readonly username: string;
  readonly isOwn: boolean;
}

/** PR-04: the player's battles, newest first, page after page. */
export const ChallengeHistory = ({ username, isOwn }: ChallengeHistoryProps) => (
  <Panel title="Challenge History">
    <Stack gap={3}>
      <HistoryPage username={username} isOwn={isOwn} after={null} />
    </Stack>
  </Panel>
);

function HistoryPage({ username, isOwn, after }: ChallengeHistoryProps & { readonly after: string | null }) {
  const [isMoreAsked, askMore] = useState(false);
  const { data, error, loading, refetch } = useQuery(ChallengeHistoryDocument, {
    variables: { username, first: PAGE_SIZE, after },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const history = data?.player?.history;
  if (history === undefined) {
    if (error)
      return (
        <ErrorState
          title="Failed to load the challenge history"
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {failureOf(error).sentence}
        </ErrorState>
      );
    return (
      <Skeleton label="Loading the challenge history">
        <Stack gap={2}>
          {Array.from({ length: 4 }, (_, row) => (
            <SkeletonBlock key={row} height={60} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  if (history === null) return <Text tone="dim">This player keeps the history private.</Text>;
  const { edges, pageInfo } = history;
  if (edges.length === 0 && after === null)
    return isOwn ? (
      <EmptyState
        title="No challenges yet"
        action={
          <Button asChild>
            <Link to={battlegroundsPath('create')}>Create a battle</Link>
          </Button>
        }
      >
        Your battles appear here, whatever becomes of them.
      </EmptyState>
    ) : (
      <EmptyState title="No challenges yet">Settled public battles appear here.</EmptyState>
    );
  return (
    <>
      <List label={after === null ? 'Challenge history' : 'Challenge history, continued'}>
        {edges.map(({ node }) => (
          <ChallengeRow key={node.id} challenge={node} />
        ))}
      </List>
      {pageInfo.hasNextPage &&
        (isMoreAsked ? (
          <HistoryPage username={username} isOwn={isOwn} after={pageInfo.endCursor} />
        ) : (
          <Row justify="center">
            <Button onClick={() => askMore(true)}>Load more</Button>
          </Row>
        ))}
    </>
  );
}

function ChallengeRow({ challenge }: { readonly challenge: PastChallenge }) {
  const { id, title, gameTitle, status, opponent, result, stakeCents, createdAt, endedAt } = challenge;
  return (
    <ListRow
      link={<Link to={challengePath(id)} />}
      title={title}
      detail={`vs ${opponent?.username ?? 'nobody'} · ${gameTitle} · ${formatDate(endedAt ?? createdAt)}`}
      trailing={
        <>
          {result === null ? (
            <Badge tone={status === 'DISPUTED' ? 'warn' : 'neutral'}>{STATUS_WORDS[status]}</Badge>
          ) : (
            <Badge tone={result === 'WIN' ? 'win' : 'loss'}>{result === 'WIN' ? 'Win' : 'Loss'}</Badge>
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
