/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverlayWalletSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OverlayWalletSubscription = { overlayWallet: { __typename: 'OverlayWallet', balanceCents: number | null, weeklyWinningsCents: number | null, battleCoins: number | null } };


export const OverlayWalletDocument = {"__meta__":{"hash":"68ff958bf8d6586f646750996038b2361823aca0eaa2a7909057aa2e224506d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OverlayWallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overlayWallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyWinningsCents"}},{"kind":"Field","name":{"kind":"Name","value":"battleCoins"}}]}}]}}]} as unknown as DocumentNode<OverlayWalletSubscription, OverlayWalletSubscriptionVariables>;