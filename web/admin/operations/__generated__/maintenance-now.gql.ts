/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MaintenanceNowQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceNowQuery = { maintenance: { __typename: 'MaintenanceNews', isOn: boolean, open: Array<{ __typename: 'Maintenance', id: string, state: Types.MaintenanceState, startsAt: number | null, reason: string, notifiesAll: boolean }> } };


export const MaintenanceNowDocument = {"__meta__":{"hash":"4124696229dbfb2226db4ebc498c18f003b8881902794fefe82cc23b13f42064"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceNewsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceNewsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceNews"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notifiesAll"}}]}}]}}]} as unknown as DocumentNode<MaintenanceNowQuery, MaintenanceNowQueryVariables>;