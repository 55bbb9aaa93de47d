import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.setNote': 'own',
  'Query.note': 'own',
  'Query.notes': 'own',
};
