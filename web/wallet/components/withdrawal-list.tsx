import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../shared/failure.ts';
import { formatDateTime } from '../../shared/format.ts';
import { Panel } from '../../shared/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ListWithdrawalsDocument } from '../operations/list-withdrawals.gql.ts';
import { WITHDRAWAL_WORDS, withdrawalStory } from '../wallet-words.ts';

const PAGE = 10;

/** The player's withdrawals, each with its state and what happens next. */
export function WithdrawalList() {
  const { data, error, loading, refetch, fetchMore } = useQuery(ListWithdrawalsDocument, {
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.withdrawals;
  const more = (): void =>
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { withdrawals } }) => ({
        withdrawals: { ...withdrawals, edges: [...shown.withdrawals.edges, ...withdrawals.edges] },
      }),
    }).catch(() => undefined);
  const refresh = (): void => void refetch().catch(() => undefined);
  return (
    <Panel
      title="Your withdrawals"
      aside={
        page && (
          <Button size="small" busy={loading} onClick={refresh}>
            Refresh
          </Button>
        )
      }
    >
      {!page && error && (
        <ErrorState title="Failed to load your withdrawals" onRetry={refresh}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      {!page && !error && (
        <Skeleton label="Loading your withdrawals">
          <SkeletonBlock height={140} shape="card" />
        </Skeleton>
      )}
      {page?.edges.length === 0 && (
        <EmptyState title="No withdrawals yet">What you withdraw is listed here until it has arrived.</EmptyState>
      )}
      {page && page.edges.length > 0 && (
        <Stack gap={4}>
          <List label="Your withdrawals">
            {page.edges.map(({ node }) => (
              <ListRow
                key={node.id}
                title={
                  <>
                    <Money cents={node.amountCents} /> to {node.methodName}
                  </>
                }
                detail={`${formatDateTime(node.requestedAt)} · ${withdrawalStory(node)}`}
                trailing={<Badge tone={WITHDRAWAL_WORDS[node.status].tone}>{WITHDRAWAL_WORDS[node.status].word}</Badge>}
              />
            ))}
          </List>
          {page.pageInfo.hasNextPage && (
            <Row justify="center">
              <Button busy={loading} onClick={more}>
                Load more
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Panel>
  );
}
