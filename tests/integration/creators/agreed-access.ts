import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/analytics/:id': 'own',
  'GET /api/earnings/:id': 'own',
  'GET /api/referrals/:id': 'own',
  'Mutation.makeReferralCode': 'own',
  'Query.creatorAnalytics': 'own',
  'Query.creatorEarnings': 'own',
  'Query.fairPlay': 'own',
  'Query.referralProgram': 'own',
  'Query.referrals': 'own',
  'Subscription.overlayWagers': 'own',
  'Subscription.overlayWallet': 'own',
  'Subscription.overlayWins': 'own',
};
