import { marketsNotices } from '../../domain/markets/notices.ts';
import { marketsTold } from '../../domain/markets/told.ts';
import { bets, fundRequests, markets as marketTable } from '../../db/markets/market.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { hasBetOn } from '../../db/markets/bet.queries.ts';
import { forgetPlayed } from '../../db/markets/forget-played.ts';
import { samples } from '../../db/markets/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { betRoutes } from './bet.rest.ts';
import { closeBets } from './close-market.ts';
import { firmBets } from './desk/firm-bets.ts';
import { followBattles } from './follow-battles.ts';
import { MarketDeskResolver } from './desk/market-desk.resolver.ts';
import { MarketResolver } from './market.resolver.ts';
import { oddsOn } from './read-board.ts';
import { marketsRefusals } from './refusals.ts';
import { settleMarket } from './settle-market.ts';
import { MarketTrustResolver } from './trust.resolver.ts';
import { marketsDashboard } from './dashboard.ts';

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    market: 'risk';
  }
}

const PLAYED = 'kept: who played is the record of the contest';

export const markets: Room = {
  name: 'markets',
  alerts: {
    market: 'Bets that look as if somebody had known the outcome.',
  },
  dashboard: marketsDashboard,
  refusals: marketsRefusals,
  resolvers: [MarketDeskResolver, MarketResolver, MarketTrustResolver],
  routes: betRoutes,
  jobs: { 'market.settle': settleMarket },
  tasks: { 'firm bets': firmBets },
  subscribers: [followBattles],
  notices: marketsNotices,
  told: marketsTold,
  topics: ['market', 'wagers'],
  silent: { moderation: ['fund'] },
  provides: { closeBets, oddsOn },
  // Whoever has money on a contest decides nothing of it.
  ties: [
    (reader, userId, parties) =>
      hasBetOn(
        reader,
        userId,
        parties.map((party) => party.userId),
      ),
  ],
  personalData: {
    tables: [
      personal(marketTable, { fates: { firstId: PLAYED, secondId: PLAYED } }),
      personal(bets, {
        fates: {
          userId: 'kept: what was staked and paid belongs to the books; it names no person any more',
          creatorId: 'kept: on whose stream it was placed belongs to the books; it names no person any more',
        },
        archive: { bets: { order: ['placedAt', 'id'] } },
      }),
      personal(fundRequests, {
        fates: {
          requestedBy: 'kept: which of the staff moved money of the house',
          decidedBy: 'kept: which of the staff moved money of the house',
        },
      }),
    ],
    // Bets of others on the person's battles are called after both players.
    erase: ({ tx, user }) => forgetPlayed(tx, user.id),
  },
  samples,
};
