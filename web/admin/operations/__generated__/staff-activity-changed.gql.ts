/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffActivityChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StaffActivityChangedSubscription = { staffActivityChanged: Array<{ __typename: 'StaffActivity', id: string, kind: Types.StaffEvent, subjectId: string, ticketNumber: string | null, amountCents: number | null, alertKind: Types.AlertKind | null, at: number }> };


export const StaffActivityChangedDocument = {"__meta__":{"hash":"621e8a946f4533946f74c79bf74c20ddf8a4ee665a5e2b4ed2e057adf9bcd2fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StaffActivityChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffActivityChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffActivityRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"ticketNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"alertKind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<StaffActivityChangedSubscription, StaffActivityChangedSubscriptionVariables>;