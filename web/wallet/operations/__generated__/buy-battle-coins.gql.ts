/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuyBattleCoinsMutationVariables = Exact<{
  coins: number;
  proof?: string | null | undefined;
}>;


export type BuyBattleCoinsMutation = { buyBattleCoins: { __typename: 'Wallet', userId: string, battleCoins: number, balanceCents: number, availableToBetCents: number, heldCents: number } };


export const BuyBattleCoinsDocument = {"__meta__":{"hash":"111263ddea3e4962657beafb191d933d8dd7272c4068c3482ae8b05def789632"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyBattleCoins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coins"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BattleCoins"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyBattleCoins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"coins"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coins"}}},{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"battleCoins"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"availableToBetCents"}},{"kind":"Field","name":{"kind":"Name","value":"heldCents"}}]}}]}}]} as unknown as DocumentNode<BuyBattleCoinsMutation, BuyBattleCoinsMutationVariables>;