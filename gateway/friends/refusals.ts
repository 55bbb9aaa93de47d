import type { FriendsRefusal } from '../../domain/friends/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const friendsRefusals: PublicRefusals<FriendsRefusal> = {
  BLOCKED: [403, 'One of the two has blocked the other'],
  ALREADY_FRIENDS: [409, 'The two are friends already'],
  REQUEST_SENT: [409, 'The request waits for its answer already'],
};
