/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MaintenanceNewsFieldsFragment = { __typename: 'MaintenanceNews', isOn: boolean, open: Array<{ __typename: 'Maintenance', id: string, state: Types.MaintenanceState, startsAt: number | null, reason: string, notifiesAll: boolean }> };

export const MaintenanceNewsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceNewsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceNews"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notifiesAll"}}]}}]}}]} as unknown as DocumentNode<MaintenanceNewsFieldsFragment, unknown>;