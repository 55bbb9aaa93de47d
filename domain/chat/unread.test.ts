import { expect, it } from 'vitest';
import { unreadBadge } from './unread.ts';

it.each([
  [0, 99, null],
  [1, 99, '1'],
  [99, 99, '99'],
  [100, 99, '99+'],
  [9, 9, '9'],
  [10, 9, '9+'],
])('%i unread messages make the badge of a cap of %i: %s', (unread, cap, badge) => {
  expect(unreadBadge(unread, cap)).toBe(badge);
});
