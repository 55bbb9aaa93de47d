/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerdictCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type VerdictCountsQuery = { verdictCounts: Array<{ __typename: 'VerdictCount', verdict: Types.Verdict, isOutcome: boolean | null, count: number }> };


export const VerdictCountsDocument = {"__meta__":{"hash":"6dd6e411ebab3c25f452ea1e06ba1db5ed89096fc94aeee7c5c41743c7eb863b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerdictCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdictCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"isOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<VerdictCountsQuery, VerdictCountsQueryVariables>;