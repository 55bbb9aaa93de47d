import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.castJuryVote': 'own',
  'Mutation.declineJuryCase': 'own',
  'Mutation.serveAsJuror': 'own',
  'Query.juryDuty': 'own',
};
