/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadPastStreamQueryVariables = Exact<{
  id: string;
}>;


export type ReadPastStreamQuery = { pastStream: { __typename: 'PastStream', isMature: boolean, hls: string | null, id: string, title: string, gameTitle: string, startedAt: number, seconds: number, end: Types.RecordingEnd, expiresAt: number, isOwn: boolean, isTakenDown: boolean, streamer: { __typename: 'Player', id: string, username: string, avatarUrl: string | null } } | null };


export const ReadPastStreamDocument = {"__meta__":{"hash":"5c1b153cdfa1c5d7c94ad948b9c325eb515cf19efb706806890de85a93d6bb66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPastStream"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pastStream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastStreamRow"}},{"kind":"Field","name":{"kind":"Name","value":"streamer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMature"}},{"kind":"Field","name":{"kind":"Name","value":"hls"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastStreamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PastStream"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"gameTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isTakenDown"}}]}}]} as unknown as DocumentNode<ReadPastStreamQuery, ReadPastStreamQueryVariables>;