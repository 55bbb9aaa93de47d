import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type Pages, usePages } from '../../data/use-pages.ts';
import { PAGE_SIZE } from '../inbox-cache.ts';
import type { InboxTab } from '../tabs.ts';
import {
  ListNotificationsDocument,
  type ListNotificationsQuery,
  ReadInboxDocument,
} from '../operations/__generated__/notification.gql.ts';

export type NotificationNode = ListNotificationsQuery['notifications']['edges'][number]['node'];

/** The notifications of a tab, page by page. */
export function useNotifications(tab: InboxTab['tab'], first = PAGE_SIZE): Pages<NotificationNode> {
  const read = usePages(ListNotificationsDocument, 'notifications', { variables: { tab }, first, isWritten: true });
  const { retry, rows } = read;
  // The inbox is followed from what is shown then on. A list that is still on its way may be older, and is read again.
  const { data: inbox } = useQuery(ReadInboxDocument, { fetchPolicy: 'cache-only' });
  const isFollowed = inbox !== undefined;
  const wasFollowed = useRef(isFollowed);
  const isShown = rows !== null;
  useEffect(() => {
    if (isFollowed && !wasFollowed.current && !isShown) retry();
    wasFollowed.current = isFollowed;
  }, [isFollowed, isShown, retry]);
  return read;
}
