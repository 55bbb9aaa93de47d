import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.changeUsername': 'own',
  'Mutation.setGameName': 'own',
  'Mutation.startAccountLink': 'own',
  'Mutation.unlinkAccount': 'own',
  'Query.player': 'own',
  'GET /api/oauth/:provider/callback': 'anyone',
};
