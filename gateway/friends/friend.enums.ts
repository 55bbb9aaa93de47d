import { FRIENDS_NEWS_KINDS, FRIEND_RELATIONS } from '../../domain/friends/friend.ts';
import { PRESENCE_STATUSES } from '../../domain/friends/presence.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const FriendRelationEnum = graphqlEnum('FriendRelation', 'How somebody stands to the caller.', FRIEND_RELATIONS);

export const FriendsNewsKindEnum = graphqlEnum('FriendsNewsKind', 'What has changed.', FRIENDS_NEWS_KINDS);

export const PresenceStatusEnum = graphqlEnum('PresenceStatus', 'Whether a friend is here.', PRESENCE_STATUSES);
