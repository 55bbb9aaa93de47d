import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { formatDate } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { ROLE_LABELS, STATUS_WORDS, VERIFICATION_WORDS } from '../account-words.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { ListAccountsDocument } from '../operations/__generated__/list-accounts.gql.ts';

const PAGE = 25;

interface AccountTableProps {
  readonly search: string;
  readonly onOpen: (accountId: string) => void;
}

/** Accounts in the order of their names, page after page. */
export function AccountTable({ search, onOpen }: AccountTableProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(ListAccountsDocument, {
    variables: { search: search === '' ? null : search, first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.accounts;
  if (!page && error) {
    return (
      <ErrorState title="Failed to load accounts" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (!page) {
    return (
      <Skeleton label="Loading accounts">
        <Stack gap={3}>
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonBlock key={row} height={48} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  if (page.edges.length === 0) {
    return (
      <EmptyState title="No accounts found">No username contains “{search}”, and no account has that id.</EmptyState>
    );
  }
  const more = (): void =>
    void fetchMore({
      variables: { after: page.pageInfo.endCursor },
      updateQuery: (earlier, { fetchMoreResult: { accounts } }) => ({
        accounts: { ...accounts, edges: [...earlier.accounts.edges, ...accounts.edges] },
      }),
    }).catch(() => undefined);
  const columns: readonly Column<AccountRowFragment>[] = [
    { key: 'username', header: 'Username', cell: ({ username }) => username },
    { key: 'role', header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</Badge>,
    },
    {
      key: 'verification',
      header: 'Verification',
      cell: ({ verification, isVip }) => (
        <Row gap={2}>
          <Badge tone={VERIFICATION_WORDS[verification].tone}>{VERIFICATION_WORDS[verification].word}</Badge>
          {isVip && <Badge tone="coin">VIP</Badge>}
        </Row>
      ),
    },
    { key: 'since', header: 'Member since', cell: ({ memberSince }) => formatDate(memberSince) },
    {
      key: 'open',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: ({ id, username }) => (
        <Button size="small" aria-label={`Open ${username}`} onClick={() => onOpen(id)}>
          Open
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <Table caption="Accounts" columns={columns} items={page.edges.map(({ node }) => node)} itemKey={({ id }) => id} />
      {page.pageInfo.hasNextPage && (
        <Row justify="center">
          <Button busy={loading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
