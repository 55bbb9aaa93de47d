import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** How many friends a player may have. */
export const FRIENDS_MAX = 500;
/** How many requests may wait for one player's answer, and how many of a player's own for the answers of others. */
export const OPEN_REQUESTS_MAX = 100;
/** How many players one may block. */
export const BLOCKS_MAX = 500;

/** How somebody else stands to a player: `requested` by the player, `asking` the player. */
export const FRIEND_RELATIONS = ['none', 'friends', 'requested', 'asking', 'blocked'] as const;
export type FriendRelation = (typeof FRIEND_RELATIONS)[number];

/** What may change around a player's friends; `all` is where somebody begins to follow it. */
export const FRIENDS_NEWS_KINDS = ['all', 'presence', 'friends', 'invites'] as const;
export type FriendsNewsKind = (typeof FRIENDS_NEWS_KINDS)[number];

export interface RequestScene {
  readonly fromId: string;
  readonly toId: string;
  readonly areFriends: boolean;
  /** Whether either has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether the same request waits already. */
  readonly isRequested: boolean;
  /** Whether the other one has asked, so that this request is the answer. */
  readonly isAsked: boolean;
  readonly friendsOfFrom: number;
  readonly friendsOfTo: number;
  /** The sender's requests that wait, and those that wait for the receiver. */
  readonly sent: number;
  readonly received: number;
}

/** What becomes of a request (FC-03): it waits, or meets one the other way and makes friends of the two at once. */
export function requestFriend(scene: RequestScene): Ruling<'requested' | 'accepted'> {
  if (scene.fromId === scene.toId) return refuse('ONESELF');
  if (scene.isBlocked) return refuse('BLOCKED');
  if (scene.areFriends) return refuse('ALREADY_FRIENDS');
  if (scene.isAsked) {
    const room = haveRoom(scene.friendsOfFrom, scene.friendsOfTo);
    return room.ok ? allow('accepted') : room;
  }
  if (scene.isRequested) return refuse('REQUEST_SENT');
  if (scene.friendsOfFrom >= FRIENDS_MAX) return refuse('LIST_FULL', { data: { max: FRIENDS_MAX } });
  if (scene.sent >= OPEN_REQUESTS_MAX || scene.received >= OPEN_REQUESTS_MAX)
    return refuse('LIST_FULL', { data: { max: OPEN_REQUESTS_MAX } });
  return allow('requested');
}

/** Whether two lists of friends have room for one more each (FC-06). */
export function haveRoom(friendsOfOne: number, friendsOfOther: number): Ruling<true> {
  const isFull = Math.max(friendsOfOne, friendsOfOther) >= FRIENDS_MAX;
  return isFull ? refuse('LIST_FULL', { data: { max: FRIENDS_MAX } }) : allow(true);
}

/** Whether a player may block another: anybody but oneself, friend or not, as far as the list reaches. */
export function blockPlayer(blockerId: string, blockedId: string, blocked: number): Ruling<true> {
  if (blockerId === blockedId) return refuse('ONESELF');
  return blocked >= BLOCKS_MAX ? refuse('LIST_FULL', { data: { max: BLOCKS_MAX } }) : allow(true);
}
