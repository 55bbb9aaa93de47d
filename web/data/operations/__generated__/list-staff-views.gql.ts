/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListStaffViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListStaffViewsQuery = { staffViews: Array<{ __typename: 'StaffView', id: string, table: Types.StaffTable, name: string, query: string, isShared: boolean, isOwn: boolean, ownerName: string }> };


export const ListStaffViewsDocument = {"__meta__":{"hash":"025a52f85f87898b2b6c3f84994095d358653321af8e7d9df2888d85d26a79ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStaffViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}}]} as unknown as DocumentNode<ListStaffViewsQuery, ListStaffViewsQueryVariables>;