/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadInventoryQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadInventoryQuery = { inventory: { __typename: 'Inventory', id: string, items: Array<{ __typename: 'OwnItem', id: string, name: string, slot: Types.ItemSlot, rarity: Types.Rarity, isWorn: boolean, at: number }>, crates: Array<{ __typename: 'Crate', id: string, name: string, oddsId: string, oddsVersion: number, boughtAt: number }> } };


export const ReadInventoryDocument = {"__meta__":{"hash":"a752b0c48445946763b19c530f75b60360304a92d5893534373d3d3b3e06dd74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadInventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InventoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InventoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inventory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"rarity"}},{"kind":"Field","name":{"kind":"Name","value":"isWorn"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"oddsId"}},{"kind":"Field","name":{"kind":"Name","value":"oddsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"boughtAt"}}]}}]}}]} as unknown as DocumentNode<ReadInventoryQuery, ReadInventoryQueryVariables>;