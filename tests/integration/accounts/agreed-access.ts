import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.acceptLegal': 'own',
  'Query.legalToAccept': 'own',
  'Mutation.joinWaitlist': 'anyone',
  'Mutation.resetPreferences': 'own',
  'Mutation.savePreferences': 'own',
  'Mutation.setLanguage': 'own',
  'Query.preferences': 'own',
  'DELETE /api/uploads/avatar': 'own',
  'POST /api/uploads/avatar': 'own',
  'POST /api/waitlist': 'anyone',
};
