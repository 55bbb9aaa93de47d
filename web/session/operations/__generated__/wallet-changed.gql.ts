/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletChangedSubscription = { walletChanged: { __typename: 'Wallet', userId: string, balanceCents: number, availableToBetCents: number, heldCents: number, battleCoins: number } };


export const WalletChangedDocument = {"__meta__":{"hash":"29865da407f8416ed861914c025645821eb3344a2732c04fa8fee9020f0b02a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WalletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"availableToBetCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldCents"}},{"kind":"Field","name":{"kind":"Name","value":"battleCoins"}}]}}]}}]} as unknown as DocumentNode<WalletChangedSubscription, WalletChangedSubscriptionVariables>;