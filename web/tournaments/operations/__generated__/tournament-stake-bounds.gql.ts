/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TournamentStakeBoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type TournamentStakeBoundsQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number, feeBasisPoints: number } };


export const TournamentStakeBoundsDocument = {"__meta__":{"hash":"150189531e2c93c5b1c23e5729e66c0aaa91c6cbe2b62e495497142dd6fff51b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TournamentStakeBounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}}]}}]}}]} as unknown as DocumentNode<TournamentStakeBoundsQuery, TournamentStakeBoundsQueryVariables>;