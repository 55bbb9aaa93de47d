import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';

const stream = z.object({
  streamId: z.string().describe('The stream.'),
  streamerId: z.string().describe('Who streams.'),
});

const EXAMPLE = { streamId: 's1', streamerId: 'p1' } as const;

const own = toldKinds({
  form: 'Stream',
  about: 'stream',
  version: 1,
  body: stream,
  dataOf: ({ entityId: streamId, data: { streamerId } }) => ({ streamId, streamerId }),
  kinds: {
    'stream.started': { as: 'stream.changed', says: 'The account is live.', example: EXAMPLE },
    'stream.ended': { as: 'stream.changed', says: 'The stream of the account has ended.', example: EXAMPLE },
  },
});

const followed = toldKinds({
  form: 'FollowedStream',
  about: 'stream',
  version: 1,
  body: stream.extend({ title: z.string().describe('What the stream is called.') }),
  dataOf: ({ data: { streamId, streamerId, title } }) => ({ streamId, streamerId, title }),
  kinds: {
    'stream.follower-told': {
      as: 'stream.changed',
      says: 'Somebody whom the account follows is live.',
      example: { ...EXAMPLE, title: 'Road to the final' },
    },
  },
});

export const streamsTold = [...own, ...followed];
