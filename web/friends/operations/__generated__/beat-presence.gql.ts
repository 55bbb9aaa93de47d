/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeatPresenceMutationVariables = Exact<{
  idleSeconds: number;
}>;


export type BeatPresenceMutation = { beatPresence: boolean };


export const BeatPresenceDocument = {"__meta__":{"hash":"54129031af0d8d1af99b43846f58c0662189ff70ebbdf85715bfb416eaa9acb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeatPresence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idleSeconds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beatPresence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idleSeconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idleSeconds"}}}]}]}}]} as unknown as DocumentNode<BeatPresenceMutation, BeatPresenceMutationVariables>;