/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FollowStreamerMutationVariables = Exact<{
  streamerId: string;
}>;


export type FollowStreamerMutation = { followStreamer: boolean };


export const FollowStreamerDocument = {"__meta__":{"hash":"b9c6e2f5d0b49adb597e5aa2704334ab911e9f0fe2846bf2077101d2b200a5aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowStreamer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"streamerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followStreamer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"streamerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"streamerId"}}}]}]}}]} as unknown as DocumentNode<FollowStreamerMutation, FollowStreamerMutationVariables>;