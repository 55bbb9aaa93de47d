import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { refetchShown } from '../../data/refetch-shown.ts';
import { useLiveLog } from '../../live/use-live-log.ts';
import { applyChange, listedUpTo } from '../inbox-cache.ts';
import {
  InboxChangedDocument,
  ListNotificationsDocument,
  ReadInboxDocument,
} from '../operations/__generated__/notification.gql.ts';

/**
 * Follows the inbox from the page's first answer on and keeps everything that shows it up to date, through the cache.
 * Answers the title of what came last; null before anything came.
 */
export function useInbox(): string | null {
  const client = useApolloClient();
  const { data, refetch } = useQuery(ReadInboxDocument);
  const [latest, setLatest] = useState<string | null>(null);

  // A list that was read before the count is told what it has missed.
  const after = data ? Math.min(data.inbox.seq, listedUpTo(client.cache) ?? data.inbox.seq) : null;
  useLiveLog(InboxChangedDocument, {
    variables: {},
    after,
    onEvent: ({ inboxChanged: change }) => {
      applyChange(client.cache, change);
      if (change.kind === 'ADDED' && change.notification) setLatest(change.notification.title);
    },
    onTooFarBehind: async () => {
      const { data: anew } = await refetch();
      await refetchShown(client, [ListNotificationsDocument]);
      return anew?.inbox.seq ?? null;
    },
  });
  return latest;
}
