import { friendsNotices } from '../../domain/friends/notices.ts';
import { friendsTold } from '../../domain/friends/told.ts';
import { users } from '../../db/accounts/index.ts';
import { personal } from '../../db/client/personal-data.ts';
import { friendships } from '../../db/friends/friendship.table.ts';
import { blocks, friendRequests, presences } from '../../db/friends/request.table.ts';
import { samples } from '../../db/friends/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { sweepPresences } from './send-heartbeat.ts';
import { placeOfFriends } from './friend-talk.ts';
import { FriendResolver } from './friend.resolver.ts';
import { friendsRefusals } from './refusals.ts';

export const friends: Room = {
  name: 'friends',
  refusals: friendsRefusals,
  resolvers: [FriendResolver],
  notices: friendsNotices,
  told: friendsTold,
  places: { friends: placeOfFriends },
  tasks: { presences: sweepPresences },
  topics: ['presence'],
  personalData: {
    tables: [
      personal(friendships, {
        fates: { userId: 'erased', friendId: 'erased' },
        archive: {
          'friends.friends': {
            shows: ({ since }) => ({ username: users.username, since }),
            joins: [[users, users.id, friendships.friendId]],
            order: ['since', users.usernameKey],
          },
        },
      }),
      personal(friendRequests, {
        fates: { fromId: 'erased', toId: 'erased' },
        archive: {
          'friends.requests.sent': {
            shows: ({ at }) => ({ to: users.username, at }),
            joins: [[users, users.id, friendRequests.toId]],
            order: ['at', users.usernameKey],
          },
          'friends.requests.received': {
            of: 'toId',
            shows: ({ at }) => ({ from: users.username, at }),
            joins: [[users, users.id, friendRequests.fromId]],
            order: ['at', users.usernameKey],
          },
        },
      }),
      personal(blocks, {
        fates: { blockerId: 'erased', blockedId: 'erased' },
        archive: {
          'friends.blocked': {
            shows: ({ at }) => ({ username: users.username, at }),
            joins: [[users, users.id, blocks.blockedId]],
            order: ['at', users.usernameKey],
          },
        },
      }),
      personal(presences, {
        fates: { userId: 'erased' },
        archive: { 'friends.presence': { as: 'row', shows: ['status', 'seenAt', 'activeAt'] } },
      }),
    ],
  },
  samples,
};
