/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadStaffDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadStaffDeskQuery = { staffDesk: { __typename: 'StaffDesk', users: number, openDisputes: number, pendingWithdrawals: number, payoutsToSend: number, openReports: number, blockedAppeals: number, openAlerts: number, openRiskCases: number, fundRequests: number, heldBets: number, urgentDisputes: number } };


export const ReadStaffDeskDocument = {"__meta__":{"hash":"fd56d0226a6aaef0b087aa5d3a98fe422aaed41619841a686e3c688fc1c8ba27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadStaffDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDeskFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsToSend"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAppeals"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"openRiskCases"}},{"kind":"Field","name":{"kind":"Name","value":"fundRequests"}},{"kind":"Field","name":{"kind":"Name","value":"heldBets"}},{"kind":"Field","name":{"kind":"Name","value":"urgentDisputes"}}]}}]} as unknown as DocumentNode<ReadStaffDeskQuery, ReadStaffDeskQueryVariables>;