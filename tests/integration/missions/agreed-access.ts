import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.addSeasonMission': 'administrator',
  'Mutation.claimMission': 'own',
  'Mutation.editSeasonMission': 'administrator',
  'Mutation.openDay': 'own',
  'Query.experience': 'own',
  'Query.missions': 'own',
  'Query.seasonMissionPreview': 'administrator',
  'Query.seasonSets': 'administrator',
  'Query.streak': 'own',
  'Subscription.missionsChanged': 'own',
};
