/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadCrateOpeningQueryVariables = Exact<{
  id: string;
}>;


export type ReadCrateOpeningQuery = { crateOpening: { __typename: 'CrateOpening', id: string, name: string, nonce: number, commitment: string, serverSecret: string, clientSeed: string, oddsId: string, oddsVersion: number, tableHash: string, roll: number, rarity: Types.Rarity, itemId: string | null, itemName: string | null, credits: number, at: number } };


export const ReadCrateOpeningDocument = {"__meta__":{"hash":"d5f44d9da3d9d3759f515410ab1627ba5705c811bccccd357d0b9228a2cea3fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadCrateOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crateOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrateOpeningFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrateOpeningFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrateOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"serverSecret"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"oddsId"}},{"kind":"Field","name":{"kind":"Name","value":"oddsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"tableHash"}},{"kind":"Field","name":{"kind":"Name","value":"roll"}},{"kind":"Field","name":{"kind":"Name","value":"rarity"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ReadCrateOpeningQuery, ReadCrateOpeningQueryVariables>;