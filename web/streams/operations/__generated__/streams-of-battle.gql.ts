/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreamsOfBattleQueryVariables = Exact<{
  battleId: string;
}>;


export type StreamsOfBattleQuery = { streamsOfBattle: Array<{ __typename: 'Stream', id: string, streamer: { __typename: 'Player', id: string, username: string } }> };


export const StreamsOfBattleDocument = {"__meta__":{"hash":"cb1eb21a346fef2183dcbc27a5ec7f16ae7874b1b63bd10e083fb8ac6e52b5da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreamsOfBattle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"battleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamsOfBattle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"battleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"battleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<StreamsOfBattleQuery, StreamsOfBattleQueryVariables>;