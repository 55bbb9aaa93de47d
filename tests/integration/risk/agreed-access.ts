import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.handleRiskCase': 'staff',
  'Mutation.openRiskEvidence': 'staff',
  'Query.riskCase': 'staff',
  'Query.riskCases': 'staff',
  'Subscription.riskDeskChanged': 'staff',
};
