import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.claimMission': 'own',
  'Mutation.openDay': 'own',
  'Query.experience': 'own',
  'Query.missions': 'own',
  'Query.streak': 'own',
  'Subscription.missionsChanged': 'own',
};
