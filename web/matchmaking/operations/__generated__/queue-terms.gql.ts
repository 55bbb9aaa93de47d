/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadQueueTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadQueueTermsQuery = { battleRules: { __typename: 'BattleRules', minStakeCents: number, maxStakeCents: number, feeBasisPoints: number } };


export const ReadQueueTermsDocument = {"__meta__":{"hash":"a295add73c1805cbf5df5a852fb7e11d2cc31384ba2fe2160ff54a34dd0376d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadQueueTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"battleRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"maxStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"feeBasisPoints"}}]}}]}}]} as unknown as DocumentNode<ReadQueueTermsQuery, ReadQueueTermsQueryVariables>;