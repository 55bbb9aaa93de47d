/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FinanceDeskChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FinanceDeskChangedSubscription = { financeDeskChanged: { __typename: 'FinanceDesk', openAlerts: number, pendingWithdrawals: number, lastReconciliation: { __typename: 'Reconciliation', finishedAt: number, findings: number } | null } };


export const FinanceDeskChangedDocument = {"__meta__":{"hash":"554e5c80897e1c80c412984f4b00ade140996758212d280da5bea4bc98361495"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FinanceDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"financeDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceDeskFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinanceDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"lastReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"}}]}}]}}]} as unknown as DocumentNode<FinanceDeskChangedSubscription, FinanceDeskChangedSubscriptionVariables>;