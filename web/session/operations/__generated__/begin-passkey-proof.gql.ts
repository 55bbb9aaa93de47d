/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: { __typename: 'PasskeyQuestion', proofToken: string, options: string } };


export const BeginPasskeyProofDocument = {"__meta__":{"hash":"7e7dda976bed718c839e8fed3fce976654545dc083cee0807f90f05ceda40023"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proofToken"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;