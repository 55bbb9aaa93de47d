/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { adminStats: { __typename: 'AdminStats', waitlistEntries: number, teamAccesses: number, desk: { __typename: 'StaffDesk', users: number, openDisputes: number, pendingWithdrawals: number, openReports: number, blockedAppeals: number, openAlerts: number, openRiskCases: number, fundRequests: number, heldBets: number, urgentDisputes: number } } };


export const AdminStatsDocument = {"__meta__":{"hash":"5e8e1b4230aa0ea8b931ece5e83322819afe4f431456e5a4019b596ff28f5bef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntries"}},{"kind":"Field","name":{"kind":"Name","value":"teamAccesses"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDeskFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAppeals"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"openRiskCases"}},{"kind":"Field","name":{"kind":"Name","value":"fundRequests"}},{"kind":"Field","name":{"kind":"Name","value":"heldBets"}},{"kind":"Field","name":{"kind":"Name","value":"urgentDisputes"}}]}}]} as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;