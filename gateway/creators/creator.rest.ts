import { decimalOf } from '../../domain/shared/money.ts';
import { ownId } from '../kernel/own-id.ts';
import type { RestRoute } from '../kernel/route.ts';
import { readCreatorAnalytics, readCreatorEarnings, readReferralProgram } from './read-creator.ts';

/** RE-11, C-24: what the creator hub shows, under the documented names. Money is decimal text, BattleCoin a number. */
export const creatorRoutes: readonly RestRoute[] = [
  {
    // EN-27
    method: 'GET',
    path: '/api/earnings/:id',
    access: 'own',
    async answer(context, { params }) {
      const earnings = await readCreatorEarnings(context.deps, ownId(context, params['id']));
      return {
        totalEarnings: decimalOf(earnings.totalCents),
        viewerWagers: decimalOf(earnings.viewerWagersCents),
        // BattleCoin, which is no money and not in the total
        referralBonuses: earnings.referralCoins,
        sponsorshipRevenue: decimalOf(earnings.sponsorshipCents),
        pendingPayouts: decimalOf(earnings.pendingPayoutCents),
      };
    },
  },
  {
    // EN-28
    method: 'GET',
    path: '/api/referrals/:id',
    access: 'own',
    async answer(context, { params }) {
      const program = await readReferralProgram(context.deps, ownId(context, params['id']));
      return {
        referralCode: program.code,
        totalReferrals: program.totalReferrals,
        signUps: program.signUps,
        firstWagers: program.firstWagers,
        totalEarnings: program.coins,
        nextTierProgress: program.percent,
      };
    },
  },
  {
    // EN-29
    method: 'GET',
    path: '/api/analytics/:id',
    access: 'own',
    async answer(context, { params }) {
      const analytics = await readCreatorAnalytics(context.deps, ownId(context, params['id']));
      return {
        concurrentViewers: analytics.concurrentViewers,
        peakViewers: analytics.peakViewers,
        viewerToBettorRate: analytics.viewerToBettorRate,
        winRate: analytics.winRate,
        avgWagerPerBattle: decimalOf(analytics.avgWagerCents),
        totalBattles: analytics.totalBattles,
      };
    },
  },
];
