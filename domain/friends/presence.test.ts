import { expect, it } from 'vitest';
import {
  AWAY_AFTER,
  FRIEND_RANKS,
  GONE_AFTER,
  HEARTBEAT_EVERY,
  countsOf,
  presenceOf,
  rankOf,
  statusOf,
} from './presence.ts';

const now = 1_000_000_000;

it('is away after five minutes without activity, and not a moment before', () => {
  expect(presenceOf(now, now)).toBe('online');
  expect(presenceOf(now - AWAY_AFTER + 1, now)).toBe('online');
  expect(presenceOf(now - AWAY_AFTER, now)).toBe('away');
});

it('is gone two minutes after the last heartbeat of any tab', () => {
  expect(statusOf(undefined, now)).toBe('offline');
  expect(statusOf({ status: 'online', seenAt: now - GONE_AFTER + 1 }, now)).toBe('online');
  expect(statusOf({ status: 'away', seenAt: now }, now)).toBe('away');
  expect(statusOf({ status: 'online', seenAt: now - GONE_AFTER }, now)).toBe('offline');
});

it('lets a page miss a heartbeat without its player being taken for gone', () => {
  expect(HEARTBEAT_EVERY).toBeLessThan(GONE_AFTER);
});

it.each([
  ['online', 'Valorant', 'playing'],
  ['away', 'CS2', 'playing'],
  ['online', null, 'online'],
  ['away', null, 'online'],
  ['offline', 'Valorant', 'offline'],
  ['offline', null, 'offline'],
] as const)('who is %s with the game %s is shown as %s (FC-04)', (status, game, group) => {
  expect(FRIEND_RANKS[rankOf(status, game)]).toBe(group);
});

it('puts those in use before those who are away, and counts them together', () => {
  expect(rankOf('online', null)).toBeLessThan(rankOf('away', null));
  expect(countsOf([])).toEqual({ playing: 0, online: 0, offline: 0 });
  expect(
    countsOf([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 500],
    ]),
  ).toEqual({ playing: 2, online: 7, offline: 500 });
});
