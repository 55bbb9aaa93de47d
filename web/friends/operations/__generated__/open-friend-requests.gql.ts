/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenFriendRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenFriendRequestsQuery = { openFriendRequests: number };


export const OpenFriendRequestsDocument = {"__meta__":{"hash":"ccde77b35dbe71ac0c88a0615cee4718e74ad1d43b3b7e47c4352a685e3bfba9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenFriendRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openFriendRequests"}}]}}]} as unknown as DocumentNode<OpenFriendRequestsQuery, OpenFriendRequestsQueryVariables>;