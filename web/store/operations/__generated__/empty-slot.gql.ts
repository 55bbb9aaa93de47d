/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmptySlotMutationVariables = Exact<{
  slot: Types.ItemSlot;
}>;


export type EmptySlotMutation = { emptySlot: { __typename: 'Inventory', id: string, items: Array<{ __typename: 'OwnItem', id: string, name: string, slot: Types.ItemSlot, rarity: Types.Rarity, isWorn: boolean, at: number }>, crates: Array<{ __typename: 'Crate', id: string, name: string, oddsId: string, oddsVersion: number, boughtAt: number }> } };


export const EmptySlotDocument = {"__meta__":{"hash":"bb10b4a46c7dadd81c2732ba35569323bd676399647eafa3fa4c0db559cc5a32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptySlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSlot"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptySlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inventory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"rarity"}},{"kind":"Field","name":{"kind":"Name","value":"isWorn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"oddsId"}},{"kind":"Field","name":{"kind":"Name","value":"oddsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boughtAt"}}]}}]}}]} as unknown as DocumentNode<EmptySlotMutation, EmptySlotMutationVariables>;