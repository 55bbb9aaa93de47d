/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatorEarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorEarningsQuery = { creatorEarnings: { __typename: 'CreatorEarnings', totalCents: number, viewerWagersCents: number, sponsorshipCents: number, referralCoins: number, pendingPayoutCents: number, days: Array<{ __typename: 'DayFigure', at: number, value: number }> } };


export const CreatorEarningsDocument = {"__meta__":{"hash":"0c2f7a64156bd0e6478c63b783f6c7f2fc3b659949309471d52169e59d1adf43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatorEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatorEarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWagersCents"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipCents"}},{"kind":"Field","name":{"kind":"Name","value":"referralCoins"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayoutCents"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<CreatorEarningsQuery, CreatorEarningsQueryVariables>;