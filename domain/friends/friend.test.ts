import { describe, expect, it } from 'vitest';
import {
  BLOCKS_MAX,
  FRIENDS_MAX,
  OPEN_REQUESTS_MAX,
  type RequestScene,
  blockPlayer,
  haveRoom,
  requestFriend,
} from './friend.ts';

const strangers: RequestScene = {
  fromId: 'a',
  toId: 'b',
  areFriends: false,
  isBlocked: false,
  isRequested: false,
  isAsked: false,
  friendsOfFrom: 0,
  friendsOfTo: 0,
  sent: 0,
  received: 0,
};

const ends = (change: Partial<RequestScene>) => {
  const ruling = requestFriend({ ...strangers, ...change });
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

describe('a friend request', () => {
  it.each<[string, Partial<RequestScene>]>([
    ['requested', {}],
    ['accepted', { isAsked: true }],
    ['ONESELF', { toId: 'a' }],
    ['BLOCKED', { isBlocked: true }],
    ['BLOCKED', { isBlocked: true, areFriends: true, isAsked: true }],
    ['ALREADY_FRIENDS', { areFriends: true }],
    ['REQUEST_SENT', { isRequested: true }],
    ['requested', { friendsOfFrom: FRIENDS_MAX - 1 }],
    ['LIST_FULL', { friendsOfFrom: FRIENDS_MAX }],
    ['LIST_FULL', { sent: OPEN_REQUESTS_MAX }],
    ['LIST_FULL', { received: OPEN_REQUESTS_MAX }],
    ['requested', { sent: OPEN_REQUESTS_MAX - 1, received: OPEN_REQUESTS_MAX - 1 }],
  ])('is %s for %j', (end, change) => {
    expect(ends(change)).toBe(end);
  });

  it('that answers one the other way needs room on both sides and none among the open requests', () => {
    expect(ends({ isAsked: true, sent: OPEN_REQUESTS_MAX, received: OPEN_REQUESTS_MAX })).toBe('accepted');
    expect(ends({ isAsked: true, friendsOfTo: FRIENDS_MAX })).toBe('LIST_FULL');
    expect(ends({ isAsked: true, friendsOfFrom: FRIENDS_MAX })).toBe('LIST_FULL');
  });
});

it('lets two become friends as long as both lists have room', () => {
  expect(haveRoom(FRIENDS_MAX - 1, FRIENDS_MAX - 1).ok).toBe(true);
  expect(haveRoom(FRIENDS_MAX, 0).ok).toBe(false);
  expect(haveRoom(0, FRIENDS_MAX).ok).toBe(false);
});

it('blocks anybody but oneself, up to the bound', () => {
  expect(blockPlayer('a', 'b', BLOCKS_MAX - 1).ok).toBe(true);
  expect(blockPlayer('a', 'b', BLOCKS_MAX)).toMatchObject({ refusal: { code: 'LIST_FULL' } });
  expect(blockPlayer('a', 'a', 0)).toMatchObject({ refusal: { code: 'ONESELF' } });
});
