/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServeAsJurorMutationVariables = Exact<{
  isServing: boolean;
}>;


export type ServeAsJurorMutation = { serveAsJuror: { __typename: 'JuryDuty', isServing: boolean } };


export const ServeAsJurorDocument = {"__meta__":{"hash":"94208fb14dbdb90e568447dbcbf36e64e8c0f7f116434eeb8d158a4b3714ff11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ServeAsJuror"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isServing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serveAsJuror"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isServing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isServing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isServing"}}]}}]}}]} as unknown as DocumentNode<ServeAsJurorMutation, ServeAsJurorMutationVariables>;