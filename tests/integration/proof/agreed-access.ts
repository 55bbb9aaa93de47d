import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/lichess/callback': 'anyone',
  'Mutation.startLichessLink': 'own',
  'Mutation.unlinkLichess': 'own',
  'Query.chessGame': 'own',
  'Query.myLichess': 'own',
  'Subscription.chessGameChanged': 'own',
  'Mutation.makeFeedFile': 'own',
  'Mutation.makeServerKey': 'administrator',
  'Mutation.unlinkGameAccount': 'own',
  'Query.battleProof': 'own',
  'Query.battleTimeline': 'own',
  'Query.integrityDesk': 'staff',
  'Query.myGameFeed': 'own',
  'Query.serverTimeline': 'own',
  'Query.verdictCounts': 'staff',
  'Subscription.battleProofChanged': 'own',
  'POST /api/feeds/cs2': 'anyone',
  'POST /api/feeds/cs2-server': 'anyone',
  'Query.trust': 'member',
};
