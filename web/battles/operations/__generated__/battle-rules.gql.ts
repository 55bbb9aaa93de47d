/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BattleRulesQueryVariables = Exact<{
  game?: Types.BattleGame | null | undefined;
}>;


export type BattleRulesQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number, feeBasisPoints: number, lines: Array<string>, games: Array<Types.BattleGame> } };


export const BattleRulesDocument = {"__meta__":{"hash":"bc23e2b993cb5acfe916e7fdb243e221e70a6edbb11d665b993ba6c0a30a793a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BattleRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BattleGame"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"games"}}]}}]}}]} as unknown as DocumentNode<BattleRulesQuery, BattleRulesQueryVariables>;