/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BalanceProofQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceProofQuery = { balanceProof: { __typename: 'BalanceProof', day: string, root: string, totalCents: number, escrowCents: number, fundsCents: number, at: number, userId: string, salt: string, cents: number, path: Array<{ __typename: 'ProofStep', side: Types.TreeSide, hash: string, cents: number }> } | null };


export const BalanceProofDocument = {"__meta__":{"hash":"e277cb84965d0b5fde0661ac91458b3ec6134a404bf227d22adaad7d1edf83d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"root"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"escrowCents"}},{"kind":"Field","name":{"kind":"Name","value":"fundsCents"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}}]}}]}}]} as unknown as DocumentNode<BalanceProofQuery, BalanceProofQueryVariables>;