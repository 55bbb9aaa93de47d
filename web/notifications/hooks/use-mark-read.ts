import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import { useSend } from '../../data/use-send.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { markListsRead, writeRead, writeUnread } from '../inbox-cache.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
} from '../operations/__generated__/notification.gql.ts';
import { startOfDay } from './use-folds.ts';
import type { NotificationNode } from './use-notifications.ts';
import * as t from '../__generated__/messages.ts';

/** Marks notifications as read: at once on the screen, and back with a word when the server says no. */
export function useMarkRead() {
  const client = useApolloClient();
  const sayNotMarked = useRefusalToast(t.notMarkedAsRead());
  const send = useSend();

  // Several may be on their way, each shown as read already.
  const markRead = useCallback(
    async (all: readonly NotificationNode[]): Promise<void> => {
      const [newest] = all;
      const unread = all.filter(({ read }) => !read);
      if (!newest || unread.length === 0) return;
      writeUnread(client.cache, (before) => before - unread.length);
      writeRead(client.cache, unread, true);
      try {
        // What is read as one has more of its day, perhaps, than the page has read.
        await (all.length === 1
          ? send(MarkNotificationReadDocument, { id: newest.id })
          : send(MarkNotificationsReadDocument, { id: newest.id, since: startOfDay(newest.time) }));
      } catch (cause) {
        writeUnread(client.cache, (before) => before + unread.length);
        writeRead(client.cache, unread, false);
        sayNotMarked(failureOf(cause));
      }
    },
    [client, sayNotMarked, send],
  );

  const markAll = useAction(MarkAllNotificationsReadDocument, {
    update: (cache) => {
      writeUnread(cache, () => 0);
      markListsRead(cache);
    },
    refusal: sayNotMarked,
  });
  return { markRead, markAllRead: () => markAll.run({}), isMarkingAll: markAll.isRunning };
}
