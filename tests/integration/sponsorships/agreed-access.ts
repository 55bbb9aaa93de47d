import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/sponsored-challenges': 'own',
  'Mutation.acceptCampaign': 'own',
  'Mutation.announceCampaign': 'administrator',
  'Mutation.createCampaign': 'staff',
  'Mutation.decideExhibit': 'staff',
  'Mutation.endCampaign': 'administrator',
  'Mutation.fileExhibit': 'own',
  'Mutation.fundCampaign': 'administrator',
  'Query.acceptances': 'own',
  'Query.campaigns': 'own',
  'Query.exhibits': 'own',
  'Query.filedExhibits': 'staff',
  'Query.staffCampaigns': 'staff',
};
