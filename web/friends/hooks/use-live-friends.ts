import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FriendsNewsKind } from '../../data/__generated__/schema-types.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import { FriendsChangedDocument, OpenFriendRequestsDocument } from '../operations/__generated__/friend.gql.ts';
import { COUNTED_AFTER_MS } from '../../live/after-page.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';

/** What happens in one go is read once. */
const GATHER_MS = 250;

const OF_FRIENDS = ['ListFriends', 'ListFriendRequests', 'RecentPlayers', 'BlockedPlayers', 'Acquaintance'];

/**
 * The lists that news of a kind concern, by name: their documents are not needed before a page shows them, and the
 * invites are another room's.
 */
export const CONCERNED: Readonly<Record<FriendsNewsKind, readonly string[]>> = {
  ALL: [...OF_FRIENDS, 'ListInvites'],
  PRESENCE: ['ListFriends'],
  FRIENDS: OF_FRIENDS,
  INVITES: ['ListInvites'],
};

/**
 * Keeps everything about friends as it is, through the cache: one subscription for the whole page. After a break of the
 * connection everything is read anew. Answers how many requests wait (FR-15).
 */
export function useLiveFriends(): number {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, refetch } = useQuery(OpenFriendRequestsDocument, isOpen ? {} : skipToken);

  const waiting = useRef(new Set<FriendsNewsKind>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const gather = useCallback(
    (...kinds: FriendsNewsKind[]): void => {
      kinds.forEach((kind) => waiting.current.add(kind));
      if (timer.current !== null) return;
      timer.current = setTimeout(() => {
        timer.current = null;
        const concerned = [...waiting.current].flatMap((kind) => CONCERNED[kind]);
        waiting.current.clear();
        void refetchShown(client, concerned);
      }, GATHER_MS);
    },
    [client],
  );
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  useSubscription(
    FriendsChangedDocument,
    isOpen
      ? {
          ignoreResults: true,
          onData: ({ data: { data: message } }) => {
            const news = message?.friendsChanged;
            if (!news) return;
            const { openFriendRequests } = news;
            client.writeQuery({ query: OpenFriendRequestsDocument, data: { openFriendRequests } });
            gather(news.kind);
          },
        }
      : skipToken,
  );

  useLiveReturn(() => {
    if (!isOpen) return;
    gather('ALL');
    refetch().catch(() => undefined);
  });

  return data?.openFriendRequests ?? 0;
}
