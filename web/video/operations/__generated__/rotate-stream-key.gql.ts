/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RotateStreamKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type RotateStreamKeyMutation = { rotateStreamKey: string };


export const RotateStreamKeyDocument = {"__meta__":{"hash":"5768659615c8827da3ba77086fc5ced4a78c3aa72ffc38157b7b850ff034a733"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateStreamKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateStreamKey"}}]}}]} as unknown as DocumentNode<RotateStreamKeyMutation, RotateStreamKeyMutationVariables>;