import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf } from '../../data/failure.ts';
import { useAction } from '../../data/use-action.ts';
import { useSend } from '../../data/use-send.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { markListsRead, writeUnread } from '../inbox-cache.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
} from '../operations/__generated__/notification.gql.ts';
import type { NotificationNode } from './use-notifications.ts';
import * as t from '../__generated__/messages.ts';

/** Marks notifications as read: at once on the screen, and back with a word when the server says no. */
export function useMarkRead() {
  const client = useApolloClient();
  const sayNotMarked = useRefusalToast(t.notMarkedAsRead());
  const send = useSend();

  // Several may be on their way, each shown as read already.
  const markRead = useCallback(
    async (notification: NotificationNode): Promise<void> => {
      if (notification.read) return;
      writeUnread(client.cache, (unread) => unread - 1);
      const optimistic = { markNotificationRead: { ...notification, read: true } };
      try {
        await send(MarkNotificationReadDocument, { id: notification.id }, { optimistic });
      } catch (cause) {
        writeUnread(client.cache, (unread) => unread + 1);
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
