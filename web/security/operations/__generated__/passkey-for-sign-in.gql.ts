/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasskeyForSignInMutationVariables = Exact<{
  proofToken: string;
}>;


export type PasskeyForSignInMutation = { passkeyForSignIn: { __typename: 'PasskeyQuestion', proofToken: string, options: string } };


export const PasskeyForSignInDocument = {"__meta__":{"hash":"afd1c36a56435c537cdef60b164caaf4433e4e8cb4da4c6de3584fc22de7ad95"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyForSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proofToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyForSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proofToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proofToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proofToken"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<PasskeyForSignInMutation, PasskeyForSignInMutationVariables>;