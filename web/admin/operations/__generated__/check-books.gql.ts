/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckBooksMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckBooksMutation = { checkBooks: boolean };


export const CheckBooksDocument = {"__meta__":{"hash":"99cd3c8d815505001914ec51faeebb442e64eed8c3e5bc86bc81b73bf5df7cef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkBooks"}}]}}]} as unknown as DocumentNode<CheckBooksMutation, CheckBooksMutationVariables>;