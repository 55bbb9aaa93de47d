import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/bets': 'own',
  'GET /api/bets/:id': 'own',
  'Mutation.decideFund': 'administrator',
  'Mutation.decideHeldBet': 'administrator',
  'Mutation.placeBet': 'own',
  'Mutation.requestFund': 'administrator',
  'Mutation.suspendMarket': 'staff',
  'Query.bet': 'own',
  'Query.heldBets': 'staff',
  'Query.marketExposures': 'staff',
  'Query.marketFund': 'staff',
  'Query.marketResults': 'staff',
  'Query.myBets': 'own',
  'Query.nextStakeBoard': 'own',
  'Query.stakeBoard': 'own',
  'Subscription.stakeBoardChanged': 'own',
};
