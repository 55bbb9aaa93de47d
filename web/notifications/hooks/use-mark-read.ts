import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { useToast } from '../../ui/toast.tsx';
import { markListsRead, writeUnread } from '../inbox-cache.ts';
import { MarkAllNotificationsReadDocument } from '../operations/__generated__/mark-all-notifications-read.gql.ts';
import { MarkNotificationReadDocument } from '../operations/__generated__/mark-notification-read.gql.ts';
import type { NotificationNode } from './use-notifications.ts';

/** Marks notifications as read: at once on the screen, and back with a word when the server says no. */
export function useMarkRead() {
  const client = useApolloClient();
  const toast = useToast();
  const [isMarkingAll, setMarkingAll] = useState(false);

  const markRead = useCallback(
    async (notification: NotificationNode): Promise<void> => {
      if (notification.read) return;
      writeUnread(client.cache, (unread) => unread - 1);
      try {
        await client.mutate({
          mutation: MarkNotificationReadDocument,
          variables: { id: notification.id },
          optimisticResponse: { markNotificationRead: { ...notification, read: true } },
        });
      } catch (cause) {
        writeUnread(client.cache, (unread) => unread + 1);
        toast({ title: 'Not marked as read', description: failureOf(cause).sentence, tone: 'loss' });
      }
    },
    [client, toast],
  );

  const markAllRead = useCallback(async (): Promise<void> => {
    setMarkingAll(true);
    try {
      await client.mutate({
        mutation: MarkAllNotificationsReadDocument,
        update: (cache) => {
          writeUnread(cache, () => 0);
          markListsRead(cache);
        },
      });
    } catch (cause) {
      toast({ title: 'Not marked as read', description: failureOf(cause).sentence, tone: 'loss' });
    } finally {
      setMarkingAll(false);
    }
  }, [client, toast]);

  return { markRead, markAllRead, isMarkingAll };
}
