import type { ApolloClient } from '@apollo/client';
import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import type { FriendsNewsKind } from '../../data/__generated__/schema-types.ts';
import { refetchShown } from '../../data/refetch-shown.ts';
import { FriendsChangedDocument } from '../operations/__generated__/friends-changed.gql.ts';
import { OpenFriendRequestsDocument } from '../operations/__generated__/open-friend-requests.gql.ts';

/** The page is drawn first. */
const AFTER_MS = 2 * SECOND;
/** What happens in one go is read once. */
const GATHER_MS = 250;

const OF_FRIENDS = ['ListFriends', 'ListFriendRequests', 'RecentPlayers', 'BlockedPlayers', 'Acquaintance'];

/** The lists that news of a kind concern; those that are on the page are read anew. */
const CONCERNED: Readonly<Record<FriendsNewsKind, readonly string[]>> = {
  ALL: [...OF_FRIENDS, 'ListInvites'],
  PRESENCE: ['ListFriends'],
  FRIENDS: OF_FRIENDS,
  INVITES: ['ListInvites'],
};

/** Reads anew what the page shows about friends. A failure leaves everything as it was. */
export async function refreshFriends(client: ApolloClient, kinds: Iterable<FriendsNewsKind>): Promise<void> {
  await refetchShown(client, new Set([...kinds].flatMap((kind) => CONCERNED[kind])));
}

/**
 * Keeps everything about friends as it is, through the cache: one subscription for the whole page, whose first message,
 * after each break of the connection too, has everything read anew. Answers how many requests wait (FR-15).
 */
export function useLiveFriends(): number {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery(OpenFriendRequestsDocument, isOpen ? {} : skipToken);

  const waiting = useRef(new Set<FriendsNewsKind>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const gather = useCallback(
    (...kinds: FriendsNewsKind[]): void => {
      kinds.forEach((kind) => waiting.current.add(kind));
      if (timer.current !== null) return;
      timer.current = setTimeout(() => {
        timer.current = null;
        const told = [...waiting.current];
        waiting.current.clear();
        void refreshFriends(client, told);
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

  return data?.openFriendRequests ?? 0;
}
