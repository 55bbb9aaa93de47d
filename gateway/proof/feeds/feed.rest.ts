import { z } from 'zod';
import { BODY_BYTES_MAX } from '../../kernel/http/body.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { FEED_PATH } from './make-feed-key.ts';
import { SERVER_PATH } from './make-server-key.ts';
import { receiveFeed } from './receive-feed.ts';
import { receiveServerLog, requireServerKey } from './receive-server-log.ts';

/** What a server could have kept of days; of it the end is read, of some hours: a match of two is 72 to 86 kB. */
const LOG_BYTES_MAX = 16 * 1_048_576;
const LOG_BYTES_KEPT = 2 * 1_048_576;

const Heard = z.strictObject({ heard: z.boolean().describe('Whether it belongs to a battle that runs.') });

/**
 * What CS2 calls on the players' machines, where the key in the body is what lets it in; and what a server of the
 * operator calls, whose configuration knows an address only: behind its question mark, which is never logged.
 */
export const feedRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: FEED_PATH,
    operation: 'receiveGameState',
    summary: 'What CS2 tells of a running game',
    description: 'From the machine of a player, as Game State Integration sends it; let in by the key in its body.',
    calledBy: 'game',
    access: 'anyone',
    answers: Heard,
    refusals: ['FEED_KEY_UNKNOWN', 'BAD_INPUT', 'RATE_LIMITED'],
    // Nobody is refused for an address before the key is read: whoever else posts from there may have none. Twice what
    // is read, so that the key is found in what is too large, and its player told.
    takesFile: { types: ['application/json'], bytesMax: BODY_BYTES_MAX },
    async answer({ deps, caller }, { file }) {
      return { heard: await receiveFeed(deps, { bytes: file, address: caller.address }) };
    },
  }),
  route({
    method: 'POST',
    path: SERVER_PATH,
    operation: 'receiveServerLog',
    summary: 'What a CS2 server of ours writes of a running game',
    calledBy: 'game',
    access: 'anyone',
    query: z.object({ key: z.string().default('').describe('Of the server.') }),
    answers: Heard,
    refusals: ['FEED_KEY_UNKNOWN', 'RATE_LIMITED'],
    takesFile: {
      types: ['text/plain'],
      bytesMax: LOG_BYTES_MAX,
      keptMax: LOG_BYTES_KEPT,
      async expect({ deps, caller }, _, { key }) {
        await requireServerKey(deps, { address: caller.address, key: String(key) });
      },
    },
    async answer({ deps, caller }, { file, query }) {
      return { heard: await receiveServerLog(deps, { bytes: file, address: caller.address, key: query.key }) };
    },
  }),
];
