/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnfollowStreamerMutationVariables = Exact<{
  streamerId: string;
}>;


export type UnfollowStreamerMutation = { unfollowStreamer: boolean };


export const UnfollowStreamerDocument = {"__meta__":{"hash":"8fa1eda3ca5ed016c97d73f37820f41289f867648e6d7de2bb9055290e9d7162"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfollowStreamer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"streamerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfollowStreamer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"streamerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"streamerId"}}}]}]}}]} as unknown as DocumentNode<UnfollowStreamerMutation, UnfollowStreamerMutationVariables>;