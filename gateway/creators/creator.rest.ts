import { z } from 'zod';
import { decimalOf } from '../../domain/shared/money.ts';
import { OWN_ID, ownId } from '../kernel/http/own-id.ts';
import { Money } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { readCreatorAnalytics, readCreatorEarnings, readReferralProgram } from './read-creator.ts';

/** RE-11, C-24: what the creator hub shows, under the documented names. Money is decimal text, BattleCoin a number. */
export const creatorRoutes: readonly RestRoute[] = [
  route({
    // EN-27
    method: 'GET',
    path: '/api/earnings/:id',
    operation: 'readCreatorEarnings',
    summary: 'What you have earned as a creator',
    params: { id: OWN_ID },
    access: 'own',
    answers: z.strictObject({
      totalEarnings: Money.describe('All income in dollars.'),
      viewerWagers: Money.describe('Shares of what viewers have staked on your streams.'),
      referralBonuses: z.int().describe('In BattleCoin, which is no money and not in the total.'),
      sponsorshipRevenue: Money,
      pendingPayouts: Money.describe('Income that was not asked for as a payout yet.'),
    }),
    refusals: [],
    async answer(context, { params }) {
      const earnings = await readCreatorEarnings(context.deps, ownId(context, params.id));
      return {
        totalEarnings: decimalOf(earnings.totalCents),
        viewerWagers: decimalOf(earnings.viewerWagersCents),
        // BattleCoin, which is no money and not in the total
        referralBonuses: earnings.referralCoins,
        sponsorshipRevenue: decimalOf(earnings.sponsorshipCents),
        pendingPayouts: decimalOf(earnings.pendingPayoutCents),
      };
    },
  }),
  route({
    // EN-28
    method: 'GET',
    path: '/api/referrals/:id',
    operation: 'readReferrals',
    summary: 'How your referrals stand',
    params: { id: OWN_ID },
    access: 'own',
    answers: z.strictObject({
      referralCode: z.string().nullable().describe('Null for an account that has none yet.'),
      totalReferrals: z.int().describe('Those who count.'),
      signUps: z.int().describe('Everybody who has signed up with the code.'),
      firstWagers: z.int().describe('Those who have staked money.'),
      totalEarnings: z.int().describe('In BattleCoin.'),
      nextTierProgress: z.int().describe('Of the way to the next tier, whole percent.'),
    }),
    refusals: [],
    async answer(context, { params }) {
      const program = await readReferralProgram(context.deps, ownId(context, params.id));
      return {
        referralCode: program.code,
        totalReferrals: program.totalReferrals,
        signUps: program.signUps,
        firstWagers: program.firstWagers,
        totalEarnings: program.coins,
        nextTierProgress: program.percent,
      };
    },
  }),
  route({
    // EN-29
    method: 'GET',
    path: '/api/analytics/:id',
    operation: 'readCreatorAnalytics',
    summary: 'How your streams and battles do',
    params: { id: OWN_ID },
    access: 'own',
    answers: z.strictObject({
      concurrentViewers: z.int().describe('Who watches now.'),
      peakViewers: z.int().describe('The most who watched one stream at once.'),
      viewerToBettorRate: z.int().describe('Of the viewers, how many bet: whole percent.'),
      winRate: z.int().describe('Of all settled battles, whole percent.'),
      avgWagerPerBattle: Money,
      totalBattles: z.int(),
    }),
    refusals: [],
    async answer(context, { params }) {
      const analytics = await readCreatorAnalytics(context.deps, ownId(context, params.id));
      return {
        concurrentViewers: analytics.concurrentViewers,
        peakViewers: analytics.peakViewers,
        viewerToBettorRate: analytics.viewerToBettorRate,
        winRate: analytics.winRate,
        avgWagerPerBattle: decimalOf(analytics.avgWagerCents),
        totalBattles: analytics.totalBattles,
      };
    },
  }),
];
