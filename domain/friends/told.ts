import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';

const friend = z.object({
  fromId: z.string().describe('Who has asked; of a friendship that ended, who ended it.'),
  toId: z.string().describe('The other of the two.'),
  requestId: z.string().nullable().describe('The request; null where there is none.'),
});

const EXAMPLE = { fromId: 'p1', toId: 'p2', requestId: 'f1' } as const;

/** Neither a no nor a block is told. */
export const friendsTold = toldKinds({
  form: 'Friend',
  about: 'friend',
  version: 1,
  body: friend,
  dataOf: ({ data: { fromId, toId, requestId = null } }) => ({ fromId, toId, requestId }),
  kinds: {
    'friend.requested': { as: 'friend.changed', says: 'One asks the other to be friends.', example: EXAMPLE },
    'friend.accepted': { as: 'friend.changed', says: 'The two are friends now.', example: EXAMPLE },
    'friend.withdrawn': { as: 'friend.changed', says: 'A friend request was taken back.', example: EXAMPLE },
    'friend.removed': {
      as: 'friend.changed',
      says: 'The two are no friends any more.',
      example: { ...EXAMPLE, requestId: null },
    },
  },
});
