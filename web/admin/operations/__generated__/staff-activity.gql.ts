/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffActivityQuery = { staffActivity: Array<{ __typename: 'StaffActivity', id: string, kind: Types.StaffEvent, subjectId: string, ticketNumber: string | null, amountCents: number | null, alertKind: Types.AlertKind | null, at: number }> };


export const StaffActivityDocument = {"__meta__":{"hash":"e0673836e0f72edb693fbacef2efb83548d3191400a3a8c597bfd8bad39f4340"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffActivityRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"alertKind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<StaffActivityQuery, StaffActivityQueryVariables>;