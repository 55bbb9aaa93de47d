import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.confirmProposal': 'own',
  'Mutation.declineProposal': 'own',
  'Mutation.enterQueue': 'own',
  'Mutation.leaveQueue': 'own',
  'Mutation.stayInQueue': 'own',
  'Query.queueFigures': 'member',
  'Query.queuePlace': 'own',
  'Subscription.queuePlaceChanged': 'own',
};
