import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.decideVerification': 'staff',
  'Mutation.submitVerification': 'own',
  'Query.pendingVerifications': 'staff',
  'Query.verification': 'own',
  'GET /api/verification/:id/:document': 'staff',
  'POST /api/uploads/address': 'own',
  'POST /api/uploads/identity': 'own',
};
