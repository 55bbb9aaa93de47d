import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../shared/failure.ts';
import { PAGE_SIZE } from '../inbox-cache.ts';
import type { InboxTab } from '../notification.paths.ts';
import { ListNotificationsDocument, type ListNotificationsQuery } from '../operations/list-notifications.gql.ts';

export type NotificationNode = ListNotificationsQuery['notifications']['edges'][number]['node'];

/** The notifications of a tab, page by page. */
export function useNotifications(tab: InboxTab['tab'], first = PAGE_SIZE) {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ListNotificationsDocument, {
    variables: { tab, first, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.notifications;
  const more = (): void => {
    setFailed(null);
    fetchMore({
      variables: { after: connection?.pageInfo.endCursor },
      updateQuery: (shown, { fetchMoreResult: { notifications } }) => ({
        notifications: { ...notifications, edges: [...shown.notifications.edges, ...notifications.edges] },
      }),
    }).catch((cause: unknown) => setFailed(failureOf(cause)));
  };
  return {
    items: connection?.edges.map(({ node }) => node) ?? null,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    more,
    moreFailed: failed,
    failure: error ? failureOf(error) : null,
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
