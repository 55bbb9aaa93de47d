import { eraseFriendData, readFriendData } from '../../db/friends/personal-data.queries.ts';
import { samples } from '../../db/friends/samples.ts';
import type { Room } from '../kernel/room.ts';
import { sweepPresences } from './send-heartbeat.ts';
import { FriendResolver } from './friend.resolver.ts';
import { friendsRefusals } from './refusals.ts';

export const friends: Room = {
  name: 'friends',
  refusals: friendsRefusals,
  resolvers: [FriendResolver],
  tasks: { presences: sweepPresences },
  topics: ['presence'],
  personalData: {
    tables: {
      friendships: 'exported, erased',
      friend_requests: 'exported, erased',
      blocks: 'exported, erased',
      presences: 'exported, erased',
    },
    read: async (reader, userId) => ({ friends: await readFriendData(reader, userId) }),
    erase: ({ tx, user }) => eraseFriendData(tx, user.id),
  },
  samples,
};
