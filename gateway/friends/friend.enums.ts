import { FRIENDS_NEWS_KINDS, FRIEND_RELATIONS } from '../../domain/friends/friend.ts';
import { AWAY_AFTER, FRIEND_GROUPS, GONE_AFTER, PRESENCE_STATUSES } from '../../domain/friends/presence.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const FriendRelationEnum = graphqlEnum(
  'FriendRelation',
  'How somebody stands to the caller.',
  FRIEND_RELATIONS,
  {
    none: 'None of the others; also where the player has blocked the caller, who is not told.',
    friends: 'The two are friends.',
    requested: 'The caller has asked, and waits for the answer.',
    asking: 'The player has asked, and waits for the caller’s answer.',
    blocked: 'The caller has blocked the player.',
  },
);

export const FriendsNewsKindEnum = graphqlEnum('FriendsNewsKind', 'What has changed.', FRIENDS_NEWS_KINDS, {
  all: 'A subscription has begun: all of it is to be read.',
  presence: 'A friend’s presence, or what a friend is playing.',
  friends: 'A friendship, a request or a block.',
  invites: 'A battle invite.',
});

export const PresenceStatusEnum = graphqlEnum('PresenceStatus', 'Whether a friend is here.', PRESENCE_STATUSES, {
  online: 'A page of the player is open and in use.',
  away: `A page is open, but nothing was done for ${AWAY_AFTER / MINUTE} minutes.`,
  offline: `Nothing was heard from any page for ${GONE_AFTER / MINUTE} minutes.`,
});

export const FriendGroupEnum = graphqlEnum('FriendGroup', 'Among whom a friend is shown.', FRIEND_GROUPS, {
  playing: 'Here, and in a battle.',
  online: 'Here, in use or away.',
  offline: 'Gone.',
});
