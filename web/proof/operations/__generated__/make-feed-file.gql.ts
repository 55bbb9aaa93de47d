/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeFeedFileMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeFeedFileMutation = { makeFeedFile: { __typename: 'FeedFile', name: string, text: string } };


export const MakeFeedFileDocument = {"__meta__":{"hash":"ef6f3c80213bb1e7f926923b3d6a2ef715ddd0f162b7ac8ec4825f73b3e4ed5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeFeedFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeFeedFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<MakeFeedFileMutation, MakeFeedFileMutationVariables>;