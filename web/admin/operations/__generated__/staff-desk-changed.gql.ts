/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffDeskChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StaffDeskChangedSubscription = { staffDeskChanged: { __typename: 'StaffDesk', users: number, openDisputes: number, pendingWithdrawals: number, payoutsToSend: number, openReports: number, blockedAppeals: number, openAlerts: number, openRiskCases: number, fundRequests: number, heldBets: number, urgentDisputes: number } };


export const StaffDeskChangedDocument = {"__meta__":{"hash":"bd8ef9ca3b1e9b9bb8df612c4aa36bbf1fc77f0d1790ce045b9a62ac7a37a204"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StaffDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDeskFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsToSend"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAppeals"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"openRiskCases"}},{"kind":"Field","name":{"kind":"Name","value":"fundRequests"}},{"kind":"Field","name":{"kind":"Name","value":"heldBets"}},{"kind":"Field","name":{"kind":"Name","value":"urgentDisputes"}}]}}]} as unknown as DocumentNode<StaffDeskChangedSubscription, StaffDeskChangedSubscriptionVariables>;