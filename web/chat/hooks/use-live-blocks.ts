import { useSubscription } from '@apollo/client/react';
import { FriendsInChatDocument } from '../operations/friends-in-chat.gql.ts';
import type { Talk } from '../talk.ts';

/** Has a channel read anew when something changes between the viewer and somebody whose messages are shown: a block. */
export function useLiveBlocks(talk: Talk | null, onChange: () => unknown): void {
  useSubscription(FriendsInChatDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      const news = data?.friendsChanged;
      if (news?.kind !== 'FRIENDS') return;
      if (talk?.messages.some(({ author }) => author.id === news.playerId)) onChange();
    },
  });
}
