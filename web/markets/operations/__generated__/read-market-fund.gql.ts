/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadMarketFundQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadMarketFundQuery = { marketFund: { __typename: 'MarketFund', freeCents: number, reservedCents: number, capCents: number, winCents: number, leastCents: number, lowCents: number, requests: Array<{ __typename: 'FundRequest', id: string, cents: number, reason: string, requestedBy: string, requestedAt: number }> } };


export const ReadMarketFundDocument = {"__meta__":{"hash":"371064cbb63977a053868fbb142f56fc4f19555f851fc34034ebeb43f8e5592d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadMarketFund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketFund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarketFundFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketFundFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketFund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeCents"}},{"kind":"Field","name":{"kind":"Name","value":"reservedCents"}},{"kind":"Field","name":{"kind":"Name","value":"capCents"}},{"kind":"Field","name":{"kind":"Name","value":"winCents"}},{"kind":"Field","name":{"kind":"Name","value":"leastCents"}},{"kind":"Field","name":{"kind":"Name","value":"lowCents"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<ReadMarketFundQuery, ReadMarketFundQueryVariables>;