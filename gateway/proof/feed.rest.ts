import type { RestRoute } from '../kernel/route.ts';
import { FEED_PATH } from './make-feed-key.ts';
import { receiveFeed } from './receive-feed.ts';

/** A post with our five components is about one kilobyte. */
const POST_BYTES_MAX = 16_384;

/** What CS2 calls on the players' machines; the key in the body is what lets it in. */
export const feedRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: FEED_PATH,
    access: 'anyone',
    takesFile: {
      types: ['application/json'],
      bytesMax: POST_BYTES_MAX,
      // Nobody is refused for an address before the key is read: whoever else posts from there may have none.
      async expect() {},
    },
    async answer({ deps, caller }, { file }) {
      return { heard: await receiveFeed(deps, { bytes: file, address: caller.address }) };
    },
  },
];
