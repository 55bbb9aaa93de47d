import { DAY } from '../../domain/shared/time.ts';
import { forgetLichessOf, forgetOldGames } from '../../db/proof/lichess.queries.ts';
import { deleteOldFeeds } from '../../db/proof/feed.queries.ts';
import { deleteOldServerLogs } from '../../db/proof/server.queries.ts';
import { eraseProofData, readProofData } from '../../db/proof/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { PastBattleBadgeResolver, ReplayBadgeResolver } from './badge.resolver.ts';
import { feedRoutes } from './feed.rest.ts';
import { IntegrityResolver } from './integrity.resolver.ts';
import { keepProof } from './keep-proof.ts';
import { beginLichess } from './begin-lichess.ts';
import { ProofResolver } from './proof.resolver.ts';
import { endGames } from './end-games.ts';
import { followLichess } from './follow-lichess.ts';
import { gamesOffered, requireGame } from './lichess-offer.ts';
import { LichessResolver } from './lichess.resolver.ts';
import { lichessRoutes } from './lichess.rest.ts';
import { proofRefusals } from './refusals.ts';
import { TrustResolver } from './trust.resolver.ts';
import { ServerResolver } from './server.resolver.ts';

/** How long what a game told is kept; what it came to stays. */
const FEED_LIFE = 90 * DAY;

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    proof: 'both';
  }
}

export const proof: Room = {
  name: 'proof',
  alerts: {
    proof: 'A game names another winner than the one who was paid.',
  },
  refusals: proofRefusals,
  resolvers: [
    ProofResolver,
    ServerResolver,
    PastBattleBadgeResolver,
    ReplayBadgeResolver,
    IntegrityResolver,
    LichessResolver,
    TrustResolver,
  ],
  routes: [...feedRoutes, ...lichessRoutes],
  // Waits for another company's server.
  lines: { lichess: followLichess },
  subscribers: [keepProof, beginLichess],
  provides: { gamesOffered, requireGame },
  topics: ['proof'],
  expires: [
    (tx, now) => deleteOldFeeds(tx, now - FEED_LIFE),
    (tx, now) => deleteOldServerLogs(tx, now - FEED_LIFE),
    (tx, now) => forgetOldGames(tx, now - FEED_LIFE),
  ],
  personalData: {
    tables: {
      game_accounts: 'exported, erased',
      feed_keys: 'exported, erased',
      battle_feeds: 'exported, erased',
      feed_entries: 'exported, erased',
    },
    read: async (reader, userId) => ({ proof: await readProofData(reader, userId) }),
    erase: async ({ tx, user }) => {
      await eraseProofData(tx, user.id);
      await forgetLichessOf(tx, user.id);
    },
  },
  planted: { tables: { feed_keys: 'ended', game_accounts: 'ended' }, end: endGames },
};
