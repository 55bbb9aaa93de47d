import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.makeFeedFile': 'own',
  'Mutation.unlinkGameAccount': 'own',
  'Query.battleProof': 'own',
  'Query.battleTimeline': 'own',
  'Query.myGameFeed': 'own',
  'Query.verdictCounts': 'staff',
  'Subscription.battleProofChanged': 'own',
  'POST /api/feeds/cs2': 'anyone',
};
