/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShowStreamKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type ShowStreamKeyMutation = { showStreamKey: string };


export const ShowStreamKeyDocument = {"__meta__":{"hash":"4bc0c0f4a6be9f1a0a88546c749364c05dff1a77f782dbde1af982494e30f317"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowStreamKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showStreamKey"}}]}}]} as unknown as DocumentNode<ShowStreamKeyMutation, ShowStreamKeyMutationVariables>;