import { DAY } from '../../domain/shared/time.ts';
import { deleteOldFeeds } from '../../db/proof/feed.queries.ts';
import { eraseProofData, readProofData } from '../../db/proof/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { feedRoutes } from './feed.rest.ts';
import { keepProof } from './keep-proof.ts';
import { ProofResolver } from './proof.resolver.ts';
import { proofRefusals } from './refusals.ts';

/** How long what a game told is kept; what it came to stays. */
const FEED_LIFE = 90 * DAY;

export const proof: Room = {
  name: 'proof',
  refusals: proofRefusals,
  resolvers: [ProofResolver],
  routes: feedRoutes,
  subscribers: [keepProof],
  topics: ['proof'],
  expires: [(tx, now) => deleteOldFeeds(tx, now - FEED_LIFE)],
  personalData: {
    tables: {
      game_accounts: 'exported, erased',
      feed_keys: 'exported, erased',
      battle_feeds: 'exported, erased',
      feed_entries: 'exported, erased',
    },
    read: async (reader, userId) => ({ proof: await readProofData(reader, userId) }),
    erase: ({ tx, user }) => eraseProofData(tx, user.id),
  },
};
