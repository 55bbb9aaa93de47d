import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/disputes/:id/files/:file': 'own',
  'Mutation.addEvidence': 'own',
  'Mutation.decideAppeal': 'staff',
  'Mutation.decideDispute': 'staff',
  'Mutation.fileAppeal': 'own',
  'Mutation.submitDispute': 'own',
  'Mutation.openEvidence': 'staff',
  'Mutation.takeDispute': 'staff',
  'Mutation.waiveAnswer': 'own',
  'POST /api/uploads/evidence': 'own',
  'Query.disputeTalk': 'own',
  'Query.disputableContests': 'own',
  'Query.dispute': 'own',
  'Query.moderatorRecords': 'senior',
  'Query.myDisputes': 'own',
  'Query.openAppeals': 'staff',
  'Query.openDisputes': 'staff',
  'Subscription.evidenceAdded': 'own',
};
