import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { applyChange } from '../inbox-cache.ts';
import { InboxChangedDocument } from '../operations/inbox-changed.gql.ts';
import { ReadInboxDocument } from '../operations/read-inbox.gql.ts';

interface LiveInbox {
  readonly unread: number;
  /** The title of what came last; null before anything came. */
  readonly latest: string | null;
}

/**
 * Follows the inbox and keeps everything that shows it up to date, through the cache. The gateway tells what came after
 * the number that was read with the count, also after a break, and what was told twice is dropped here.
 */
export function useInbox(): LiveInbox {
  const client = useApolloClient();
  const { data, refetch } = useQuery(ReadInboxDocument, { fetchPolicy: 'cache-and-network' });
  const [latest, setLatest] = useState<string | null>(null);
  const had = useRef(new Set<number>());
  const after = data?.inbox.seq ?? null;

  useSubscription(
    InboxChangedDocument,
    after === null
      ? skipToken
      : {
          variables: { after },
          onData: ({ data: { data: told } }) => {
            const change = told?.inboxChanged;
            if (!change || had.current.has(change.seq)) return;
            had.current.add(change.seq);
            applyChange(client.cache, change);
            if (change.kind === 'ADDED' && change.notification) setLatest(change.notification.title);
          },
          // Too much was missed to be told one by one: begin anew with how things stand.
          onError: () => {
            refetch()
              .then(() => client.refetchQueries({ include: ['ListNotifications'] }))
              .catch(() => undefined);
          },
        },
  );
  return { unread: data?.inbox.unread ?? 0, latest };
}
