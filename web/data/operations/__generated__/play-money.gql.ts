/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlayMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayMoneyQuery = { paymentProvider: string };


export const PlayMoneyDocument = {"__meta__":{"hash":"df6e719d3facbb4e1518048b343271e25794b17828122c1e76010f111657e7ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}}]}}]} as unknown as DocumentNode<PlayMoneyQuery, PlayMoneyQueryVariables>;