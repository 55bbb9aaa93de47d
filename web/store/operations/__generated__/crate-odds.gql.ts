/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CrateOddsQueryVariables = Exact<{ [key: string]: never; }>;


export type CrateOddsQuery = { crateOdds: Array<{ __typename: 'CrateOdds', id: string, name: string, version: number, tableHash: string, openings: number, rarities: Array<{ __typename: 'RarityOdds', rarity: Types.Rarity, stated: number, realised: number | null, least: number | null, most: number | null, isWithin: boolean | null }> }> };


export const CrateOddsDocument = {"__meta__":{"hash":"0b5a48243707cb3d22b55ab26a6634ee25866b39fc6c319b6534c1ed8dd49a10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrateOdds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crateOdds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tableHash"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"rarities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rarity"}},{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"realised"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"isWithin"}}]}}]}}]}}]} as unknown as DocumentNode<CrateOddsQuery, CrateOddsQueryVariables>;