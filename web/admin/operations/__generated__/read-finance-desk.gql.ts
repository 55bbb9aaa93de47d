/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadFinanceDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadFinanceDeskQuery = { financeDesk: { __typename: 'FinanceDesk', openAlerts: number, pendingWithdrawals: number, lastReconciliation: { __typename: 'Reconciliation', finishedAt: number, findings: number } | null } };


export const ReadFinanceDeskDocument = {"__meta__":{"hash":"7340def6e703df762b5d380a1f4b75747da7b770828600fbfca62f57d8791113"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadFinanceDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"financeDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceDeskFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"lastReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"}}]}}]}}]} as unknown as DocumentNode<ReadFinanceDeskQuery, ReadFinanceDeskQueryVariables>;