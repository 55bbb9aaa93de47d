import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.acceptFriendRequest': 'own',
  'Mutation.sendHeartbeat': 'own',
  'Mutation.blockPlayer': 'own',
  'Mutation.declineFriendRequest': 'own',
  'Mutation.removeFriend': 'own',
  'Mutation.sendFriendRequest': 'own',
  'Mutation.unblockPlayer': 'own',
  'Mutation.withdrawFriendRequest': 'own',
  'Query.acquaintance': 'own',
  'Query.blockedPlayers': 'own',
  'Query.findPlayers': 'own',
  'Query.friendRequests': 'own',
  'Query.friends': 'own',
  'Query.openFriendRequests': 'own',
  'Subscription.friendsChanged': 'own',
};
