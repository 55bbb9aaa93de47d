/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendHeartbeatMutationVariables = Exact<{
  idleSeconds: number;
}>;


export type SendHeartbeatMutation = { sendHeartbeat: boolean };


export const SendHeartbeatDocument = {"__meta__":{"hash":"be732dc9a095a80760054149800a8898afb5161047156f8c74cb817eecd3ec1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendHeartbeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idleSeconds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendHeartbeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idleSeconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idleSeconds"}}}]}]}}]} as unknown as DocumentNode<SendHeartbeatMutation, SendHeartbeatMutationVariables>;