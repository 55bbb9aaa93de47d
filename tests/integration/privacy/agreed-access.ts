import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.closeAccount': 'own',
  'Mutation.requestDataExport': 'own',
  'Query.dataExports': 'own',
  'GET /api/account/exports/:id': 'own',
};
