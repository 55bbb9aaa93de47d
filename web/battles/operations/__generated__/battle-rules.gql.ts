/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BattleRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type BattleRulesQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number, feeBasisPoints: number, lines: Array<string> } };


export const BattleRulesDocument = {"__meta__":{"hash":"c4bc2e873e3b3e10abee1168a06ddc39d1198bebae8b6139f992df9e7a81708b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BattleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<BattleRulesQuery, BattleRulesQueryVariables>;