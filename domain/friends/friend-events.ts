export const FRIEND_EVENTS = [
  'friend.requested',
  'friend.accepted',
  'friend.declined',
  'friend.withdrawn',
  'friend.removed',
  'friend.blocked',
  'friend.unblocked',
] as const;
export type FriendEvent = (typeof FRIEND_EVENTS)[number];

/** `from` and `to` are those of the request where there is one; of the deed otherwise. */
interface FriendTold {
  readonly fromId: string;
  readonly toId: string;
  readonly requestId?: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<FriendEvent, FriendTold> {
    'presence.changed': object;
  }
}
