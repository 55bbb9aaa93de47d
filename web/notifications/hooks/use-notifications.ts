import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type Pages, usePages } from '../../data/use-pages.ts';
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
  const read = usePages(ListNotificationsDocument, 'notifications', { variables: { tab }, first, isWritten: true });
  const { retry } = read;
  // What came after this was read and before the inbox is followed is told by nobody, so it is read again then.
  const { data: inbox } = useQuery(ReadInboxDocument, { fetchPolicy: 'cache-only' });
  const isFollowed = inbox !== undefined;
  const wasFollowed = useRef(isFollowed);
  useEffect(() => {
    if (isFollowed && !wasFollowed.current) retry();
    wasFollowed.current = isFollowed;
  }, [isFollowed, retry]);
  return read;
}
