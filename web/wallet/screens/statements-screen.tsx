import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../shared/failed.tsx';
import { type Failure, failureOf } from '../../shared/failure.ts';
import { helpPath, walletPath } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { StatementTable } from '../components/statement-table.tsx';
import { ListStatementsDocument } from '../operations/list-statements.gql.ts';

const PAGE = 20;

/** /statements (ST-01 to ST-05). */
export function StatementsScreen() {
  return (
    <Page
      title="Statements"
      subtitle="One for each month and quarter with bookings, never changed once issued."
      back={<Link to={walletPath}>Back to Wallet</Link>}
    >
      <Stack gap={5}>
        <StatementList />
        <Notice
          title="Looking for something older?"
          action={
            <Button asChild>
              <Link to={helpPath}>Contact Support</Link>
            </Button>
          }
        >
          Older statements are available through support.
        </Notice>
      </Stack>
    </Page>
  );
}

function StatementList() {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ListStatementsDocument, {
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to load statements"
        onRetry={() => void refetch().catch(() => undefined)}
        busy={loading}
      >
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading statements">
        <Stack gap={3}>
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonBlock key={row} height={56} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  const { edges, pageInfo } = data.statements;
  if (edges.length === 0) {
    return (
      <EmptyState
        title="No statements yet"
        action={
          <Button variant="primary" asChild>
            <Link to={`${walletPath}?tab=history`}>See your history</Link>
          </Button>
        }
      >
        The first one is issued when a month with bookings is over.
      </EmptyState>
    );
  }
  const more = (): void => {
    setFailed(null);
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (shown, { fetchMoreResult: { statements } }) => ({
        statements: { ...statements, edges: [...shown.statements.edges, ...statements.edges] },
      }),
    }).catch((cause: unknown) => setFailed(failureOf(cause)));
  };
  return (
    <Stack gap={4}>
      <StatementTable statements={edges.map(({ node }) => node)} />
      <Failed failure={failed} />
      {pageInfo.hasNextPage && (
        <Row justify="center">
          <Button busy={loading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
