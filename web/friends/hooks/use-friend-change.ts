import type { ApolloClient } from '@apollo/client';
import { useChange } from '../../data/use-change.ts';
import { refreshFriends } from './use-live-friends.ts';

const refresh = (client: ApolloClient): Promise<void> => refreshFriends(client, ['FRIENDS', 'INVITES']);

/** A change after which everything about friends on the page is read anew. */
export const useFriendChange = () => useChange(refresh);
