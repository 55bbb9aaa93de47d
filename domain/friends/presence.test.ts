import { expect, it } from 'vitest';
import { AWAY_AFTER, HEARTBEAT_EVERY, GONE_AFTER, presenceOf, statusOf } from './presence.ts';

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
