/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadMarketResultsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadMarketResultsQuery = { marketResults: { __typename: 'MarketResults', markets: number, voided: number, bets: number, stakesCents: number, paidCents: number, creatorsCents: number, keptCents: number, statedPerMille: number, realisedPerMille: number | null } };


export const ReadMarketResultsDocument = {"__meta__":{"hash":"969ad5883898414f704df9263463c0665e3d13156c437d2f6970459c72637bdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMarketResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markets"}},{"kind":"Field","name":{"kind":"Name","value":"voided"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"stakesCents"}},{"kind":"Field","name":{"kind":"Name","value":"paidCents"}},{"kind":"Field","name":{"kind":"Name","value":"creatorsCents"}},{"kind":"Field","name":{"kind":"Name","value":"keptCents"}},{"kind":"Field","name":{"kind":"Name","value":"statedPerMille"}},{"kind":"Field","name":{"kind":"Name","value":"realisedPerMille"}}]}}]}}]} as unknown as DocumentNode<ReadMarketResultsQuery, ReadMarketResultsQueryVariables>;