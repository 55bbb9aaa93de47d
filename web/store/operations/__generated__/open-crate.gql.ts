/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenCrateMutationVariables = Exact<{
  input: Types.OpenCrateInput;
}>;


export type OpenCrateMutation = { openCrate: { __typename: 'CrateOpening', id: string, name: string, nonce: number, commitment: string, serverSecret: string, clientSeed: string, oddsId: string, oddsVersion: number, tableHash: string, roll: number, rarity: Types.Rarity, itemId: string | null, itemName: string | null, credits: number, at: number } };


export const OpenCrateDocument = {"__meta__":{"hash":"1a405693b3ff8cc543a34e090b7856549811cfffb26e16974f24ea8bec6828b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCrate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCrateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCrate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrateOpeningFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrateOpeningFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrateOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"serverSecret"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"oddsId"}},{"kind":"Field","name":{"kind":"Name","value":"oddsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"tableHash"}},{"kind":"Field","name":{"kind":"Name","value":"roll"}},{"kind":"Field","name":{"kind":"Name","value":"rarity"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<OpenCrateMutation, OpenCrateMutationVariables>;