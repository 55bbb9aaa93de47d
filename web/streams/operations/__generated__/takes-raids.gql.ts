/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TakesRaidsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesRaidsQuery = { takesRaids: boolean };


export const TakesRaidsDocument = {"__meta__":{"hash":"1282ad13f346e1bdb9d0b8733265ec5a277a09d5061aca52cce3e3a1b0e73418"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesRaids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesRaids"}}]}}]} as unknown as DocumentNode<TakesRaidsQuery, TakesRaidsQueryVariables>;