import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../data/failure.ts';
import type { Pages } from '../../live/use-live-pages.ts';
import { PAGE_SIZE } from '../inbox-cache.ts';
import type { InboxTab } from '../tabs.ts';
import {
  ListNotificationsDocument,
  type ListNotificationsQuery,
} from '../operations/__generated__/list-notifications.gql.ts';
import { ReadInboxDocument } from '../operations/__generated__/read-inbox.gql.ts';

export type NotificationNode = ListNotificationsQuery['notifications']['edges'][number]['node'];

/** The notifications of a tab, page by page. */
export function useNotifications(tab: InboxTab['tab'], first = PAGE_SIZE): Pages<NotificationNode> {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ListNotificationsDocument, {
    variables: { tab, first, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // What came after this was read and before the inbox is followed is told by nobody, so it is read again then.
  const { data: inbox } = useQuery(ReadInboxDocument, { fetchPolicy: 'cache-only' });
  const isFollowed = inbox !== undefined;
  const wasFollowed = useRef(isFollowed);
  useEffect(() => {
    if (isFollowed && !wasFollowed.current) refetch().catch(() => undefined);
    wasFollowed.current = isFollowed;
  }, [isFollowed, refetch]);

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
  const failure = failed ?? (error ? failureOf(error) : null);
  return {
    rows: connection?.edges.map(({ node }) => node) ?? null,
    failure,
    retry: () => void refetch().catch(() => undefined),
    isLoading: loading,
    more: connection?.pageInfo.hasNextPage === true ? more : null,
  };
}
