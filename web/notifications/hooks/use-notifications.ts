import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
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
  const { retry } = read;
  // What was told while a list was on its way is perhaps not in it: it is read again.
  const { data: inbox } = useQuery(ReadInboxDocument, { fetchPolicy: 'cache-only' });
  const { data: list } = useQuery(ListNotificationsDocument, {
    variables: { tab, first, after: null },
    fetchPolicy: 'cache-only',
  });
  const isBehind = inbox && list ? list.notifications.seq < inbox.inbox.seq : false;
  useEffect(() => {
    if (isBehind) retry();
  }, [isBehind, retry]);
  return read;
}
