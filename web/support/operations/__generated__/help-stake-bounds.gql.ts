/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HelpStakeBoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpStakeBoundsQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number } };


export const HelpStakeBoundsDocument = {"__meta__":{"hash":"a17e6ec81adf0e02f338a8fff8112f4c9f50aa2040ce486af73fb9f8f72783c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpStakeBounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}}]}}]}}]} as unknown as DocumentNode<HelpStakeBoundsQuery, HelpStakeBoundsQueryVariables>;