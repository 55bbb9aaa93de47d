/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WalletSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletSummaryQuery = { wallet: { __typename: 'Wallet', userId: string, balanceCents: number, availableToBetCents: number, heldCents: number, weeklyWinningsCents: number, battleCoins: number, dailyStakeLimitCents: number, stakedTodayCents: number } | null };


export const WalletSummaryDocument = {"__meta__":{"hash":"70887c8f2415974af78ff123a11f1dc12fd6782ba780599a0ce387f0ab20987e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"availableToBetCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldCents"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyWinningsCents"}},{"kind":"Field","name":{"kind":"Name","value":"battleCoins"}},{"kind":"Field","name":{"kind":"Name","value":"dailyStakeLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"stakedTodayCents"}}]}}]}}]} as unknown as DocumentNode<WalletSummaryQuery, WalletSummaryQueryVariables>;