/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MaintenanceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceChangedSubscription = { maintenanceChanged: { __typename: 'MaintenanceNews', isOn: boolean, open: Array<{ __typename: 'Maintenance', id: string, state: Types.MaintenanceState, startsAt: number | null, reason: string, notifiesAll: boolean }> } };


export const MaintenanceChangedDocument = {"__meta__":{"hash":"fc09b1d64302d7452943e3e055a3f7a32ef5b626524bc132943f016fe4a872bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MaintenanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceNewsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceNewsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceNews"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notifiesAll"}}]}}]}}]} as unknown as DocumentNode<MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables>;