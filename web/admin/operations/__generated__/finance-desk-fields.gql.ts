/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FinanceDeskFieldsFragment = { __typename: 'FinanceDesk', openAlerts: number, pendingWithdrawals: number, lastReconciliation: { __typename: 'Reconciliation', finishedAt: number, findings: number } | null };

export const FinanceDeskFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"lastReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"}}]}}]}}]} as unknown as DocumentNode<FinanceDeskFieldsFragment, unknown>;