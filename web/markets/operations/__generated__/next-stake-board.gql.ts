/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NextStakeBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type NextStakeBoardQuery = { nextStakeBoard: { __typename: 'StakeBoard', contestId: string } | null };


export const NextStakeBoardDocument = {"__meta__":{"hash":"9e963b47ab1c0044c80c461e6020cd40f8fc0006e925b0fe1b8372117eb2b1af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextStakeBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStakeBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contestId"}}]}}]}}]} as unknown as DocumentNode<NextStakeBoardQuery, NextStakeBoardQueryVariables>;