/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrepareOpeningMutationVariables = Exact<{ [key: string]: never; }>;


export type PrepareOpeningMutation = { prepareOpening: { __typename: 'CrateCommitment', nonce: number, commitment: string } };


export const PrepareOpeningDocument = {"__meta__":{"hash":"192ce139efdfe8d1ef743a947f1ca3830c75006fdb802ee412a21041656639eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareOpening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareOpening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}}]}}]}}]} as unknown as DocumentNode<PrepareOpeningMutation, PrepareOpeningMutationVariables>;