/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChooseClipsMutationVariables = Exact<{
  isAllowed: boolean;
}>;


export type ChooseClipsMutation = { chooseClips: boolean };


export const ChooseClipsDocument = {"__meta__":{"hash":"9fff09b9fdeb2cf591f1da48db29fab32a5374b0048eb3dbdf1acd35a9e00848"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseClips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAllowed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseClips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isAllowed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAllowed"}}}]}]}}]} as unknown as DocumentNode<ChooseClipsMutation, ChooseClipsMutationVariables>;