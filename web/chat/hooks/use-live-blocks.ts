import { useSubscription } from '@apollo/client/react';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { FriendsInChatDocument } from '../operations/__generated__/friend.gql.ts';

/**
 * Tells when something changes between the viewer and a player, which may be a block or the end of one. What changed
 * before the subscription stood, or while the connection was away, is in no message: `onAnew` is told then.
 */
export function useLiveBlocks(onChange: (playerId: string) => unknown, onAnew: () => unknown): void {
  useLiveReturn(() => void onAnew());
  useSubscription(FriendsInChatDocument, {
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      const news = data?.friendsChanged;
      if (news?.kind === 'ALL') onAnew();
      if (news?.kind === 'FRIENDS') onChange(news.playerId);
    },
  });
}
