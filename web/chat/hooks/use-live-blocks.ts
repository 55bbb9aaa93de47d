import { useSubscription } from '@apollo/client/react';
import { FriendsInChatDocument } from '../operations/__generated__/friends-in-chat.gql.ts';

/** Tells when something changes between the viewer and a player, which may be a block or the end of one. */
export function useLiveBlocks(onChange: (playerId: string) => unknown): void {
  useSubscription(FriendsInChatDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      const news = data?.friendsChanged;
      if (news?.kind === 'FRIENDS') onChange(news.playerId);
    },
  });
}
