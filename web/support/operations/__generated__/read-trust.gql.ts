/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadTrustQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadTrustQuery = { trust: { __typename: 'Trust', licences: Array<string>, payouts: number, paidCents: number, medianMs: number | null, p95Ms: number | null, since: number | null, disputes: number, overturned: number, appeals: number, appealsOverturned: number, reserves: { __typename: 'SealedReserves', day: string, root: string, totalCents: number, escrowCents: number, fundsCents: number, leafCount: number } | null } };


export const ReadTrustDocument = {"__meta__":{"hash":"c18f0d21bbf1115a86b5a263cfe112705c1bc4024a34d7fb820ce5f8724ff8ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadTrust"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trust"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licences"}},{"kind":"Field","name":{"kind":"Name","value":"payouts"}},{"kind":"Field","name":{"kind":"Name","value":"paidCents"}},{"kind":"Field","name":{"kind":"Name","value":"medianMs"}},{"kind":"Field","name":{"kind":"Name","value":"p95Ms"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"disputes"}},{"kind":"Field","name":{"kind":"Name","value":"overturned"}},{"kind":"Field","name":{"kind":"Name","value":"appeals"}},{"kind":"Field","name":{"kind":"Name","value":"appealsOverturned"}},{"kind":"Field","name":{"kind":"Name","value":"reserves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"root"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}},{"kind":"Field","name":{"kind":"Name","value":"fundsCents"}},{"kind":"Field","name":{"kind":"Name","value":"leafCount"}}]}}]}}]}}]} as unknown as DocumentNode<ReadTrustQuery, ReadTrustQueryVariables>;