/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GiftsToMeQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftsToMeQuery = { giftsToMe: Array<{ __typename: 'GiftOffer', id: string, name: string, items: Array<string>, from: string, expiresAt: number }> };


export const GiftsToMeDocument = {"__meta__":{"hash":"0e062ad0d8ea12879d96c03e545d6d0ae40230af8684e2502105aad6917bcebc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftsToMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftsToMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftOfferFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftOfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<GiftsToMeQuery, GiftsToMeQueryVariables>;