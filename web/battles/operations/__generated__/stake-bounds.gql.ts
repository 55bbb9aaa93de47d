/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StakeBoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type StakeBoundsQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number, feeBasisPoints: number, games: Array<Types.BattleGame> } };


export const StakeBoundsDocument = {"__meta__":{"hash":"367edb34b7162745894a1aea1528112bbcf94ffa9e0670cb3065b5b8acc29cc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StakeBounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"games"}}]}}]}}]} as unknown as DocumentNode<StakeBoundsQuery, StakeBoundsQueryVariables>;