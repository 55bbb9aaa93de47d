import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.beginArcadeRun': 'own',
  'Mutation.decideHeldArcade': 'administrator',
  'Mutation.enterArcade': 'own',
  'Mutation.handInArcadeStage': 'own',
  'Mutation.leaveArcade': 'own',
  'Query.arcadeFreeDay': 'own',
  'Query.arcadeGame': 'own',
  'Query.arcadeGames': 'own',
  'Query.arcadeInvites': 'own',
  'Query.arcadeRatingHistory': 'own',
  'Query.arcadeRun': 'own',
  'Query.arcadeRuns': 'own',
  'Query.arcadeSeat': 'own',
  'Query.arcadeSecret': 'own',
  'Query.openArcadeRun': 'own',
  'Query.waitingArcadeRuns': 'own',
  'Subscription.arcadeChanged': 'own',
};
