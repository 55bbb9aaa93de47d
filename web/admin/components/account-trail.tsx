import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { auditWords } from '../account-words.ts';
import { AccountAuditDocument } from '../operations/__generated__/account-audit.gql.ts';

const PAGE = 10;

/** What staff did to an account, the newest first. */
export function AccountTrail({ accountId }: { readonly accountId: string }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(AccountAuditDocument, {
    variables: { id: accountId, first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const log = data?.auditLog;
  if (!log && error) {
    return (
      <ErrorState title="Failed to load the audit trail" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!log) {
    return (
      <Skeleton label="Loading the audit trail">
        <SkeletonBlock height={80} shape="card" />
      </Skeleton>
    );
  }
  if (log.edges.length === 0) return <EmptyState title="Nothing was done to this account yet" />;
  const more = (): void =>
    void fetchMore({
      variables: { after: log.pageInfo.endCursor },
      updateQuery: (earlier, { fetchMoreResult: { auditLog } }) => ({
        auditLog: { ...auditLog, edges: [...earlier.auditLog.edges, ...auditLog.edges] },
      }),
    }).catch(() => undefined);
  return (
    <Stack gap={3}>
      <List label="Audit trail">
        {log.edges.map(({ node }) => (
          <ListRow
            key={node.id}
            title={auditWords(node)}
            detail={
              <>
                {node.reason} · {node.actorName}
              </>
            }
            trailing={<RelativeTime at={node.at} now={serverNow} />}
          />
        ))}
      </List>
      {log.pageInfo.hasNextPage && (
        <Row>
          <Button size="small" busy={loading} onClick={more}>
            Show earlier
          </Button>
        </Row>
      )}
    </Stack>
  );
}
