import { expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { friendsNotices } from './notices.ts';

const told = toldBy(friendsNotices);

it('friends: the asked one is asked, the asking one hears a yes only', () => {
  const pair = { fromId: 'f', toId: 't' };
  expect(told('friend.requested', pair)).toMatchObject([{ userId: 't', fromId: 'f', type: 'social' }]);
  expect(told('friend.accepted', pair)).toMatchObject([{ userId: 'f', fromId: 't' }]);
  for (const type of ['friend.declined', 'friend.removed', 'friend.blocked', 'friend.unblocked', 'friend.withdrawn'])
    expect(told(type, pair)).toEqual([]);
});
