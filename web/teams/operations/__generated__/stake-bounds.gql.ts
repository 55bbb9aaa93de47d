/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamStakeBoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamStakeBoundsQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number } };


export const TeamStakeBoundsDocument = {"__meta__":{"hash":"e1743eac94f7b42b1a6291f36cb03ef0e167ab407ee61d87b6706bec685836de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamStakeBounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}}]}}]}}]} as unknown as DocumentNode<TeamStakeBoundsQuery, TeamStakeBoundsQueryVariables>;