/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeServerKeyMutationVariables = Exact<{
  battleId: string;
}>;


export type MakeServerKeyMutation = { makeServerKey: { __typename: 'ServerConsole', command: string } };


export const MakeServerKeyDocument = {"__meta__":{"hash":"f49bcb029fedff72ef31b1f8395c9cbf49b263ba7c2bb8ab383af80440a32695"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeServerKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"battleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeServerKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"battleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"battleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"command"}}]}}]}}]} as unknown as DocumentNode<MakeServerKeyMutation, MakeServerKeyMutationVariables>;