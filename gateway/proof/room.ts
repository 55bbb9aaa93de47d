import { DAY } from '../../domain/shared/time.ts';
import { proofNotices } from '../../domain/proof/notices.ts';
import { forgetLichessOf, forgetOldGames, listGamesOf } from '../../db/proof/lichess.queries.ts';
import { battleFeeds, feedEntries, feedKeys, gameAccounts } from '../../db/proof/proof.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { deleteOldFeeds } from '../../db/proof/feed.queries.ts';
import { deleteOldServerLogs } from '../../db/proof/server.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { PastBattleBadgeResolver, ReplayBadgeResolver } from './badge.resolver.ts';
import { feedRoutes } from './feeds/feed.rest.ts';
import { IntegrityResolver } from './integrity.resolver.ts';
import { keepProof } from './keep-proof.ts';
import { beginLichess } from './lichess/begin-lichess.ts';
import { ProofResolver } from './proof.resolver.ts';
import { endGames } from './feeds/end-games.ts';
import { followLichess } from './lichess/follow-lichess.ts';
import { gamesOffered, requireGame } from './lichess/lichess-offer.ts';
import { linkedNames } from './linked-names.ts';
import { LichessResolver } from './lichess/lichess.resolver.ts';
import { lichessRoutes } from './lichess/lichess.rest.ts';
import { proofRefusals } from './refusals.ts';
import { TrustResolver } from './trust.resolver.ts';
import { ServerResolver } from './feeds/server.resolver.ts';

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
  notices: proofNotices,
  provides: { gamesOffered, linkedNames, requireGame },
  topics: ['proof'],
  expires: [
    (tx, now) => deleteOldFeeds(tx, now - FEED_LIFE),
    (tx, now) => deleteOldServerLogs(tx, now - FEED_LIFE),
    (tx, now) => forgetOldGames(tx, now - FEED_LIFE),
  ],
  personalData: {
    tables: [
      personal(gameAccounts, {
        fates: { userId: 'erased' },
        archive: {
          'proof.gameAccounts': { shows: ['platform', 'accountId', 'linkedAt'], order: ['platform'] },
          'proof.lichessGames': listGamesOf,
        },
      }),
      personal(feedKeys, {
        fates: { userId: 'erased' },
        archive: { 'proof.feedKey': { as: 'row', shows: ['madeAt', 'heardAt', 'refusal', 'refusedAt'] } },
      }),
      personal(battleFeeds, {
        fates: { playerId: 'erased' },
        archive: { 'proof.feeds': { shows: ['battleId', 'facts', 'heardAt'], order: ['battleId'] } },
      }),
      personal(feedEntries, {
        fates: { playerId: 'erased' },
        archive: {
          'proof.timeline': {
            shows: ['battleId', 'n', 'kind', 'own', 'other', 'side', 'isWon', 'flag', 'at', 'sha256'],
            order: ['battleId', 'n'],
          },
        },
      }),
    ],
    erase: ({ tx, user }) => forgetLichessOf(tx, user.id),
  },
  planted: { tables: { feed_keys: 'ended', game_accounts: 'ended' }, end: endGames },
};
