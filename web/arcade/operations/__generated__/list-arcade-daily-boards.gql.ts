/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListArcadeDailyBoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListArcadeDailyBoardsQuery = { arcadeDailyBoards: Array<{ __typename: 'ArcadeDailyStand', game: string, endsAt: number, entrants: number, own: { __typename: 'ArcadeDailyPlace', place: number, score: number } | null }> };


export const ListArcadeDailyBoardsDocument = {"__meta__":{"hash":"e3770a3489ca98456557e5af23ca6fe32e0940a6b25d1b7c58c25514bb79338c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListArcadeDailyBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arcadeDailyBoards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"entrants"}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}}]}}]} as unknown as DocumentNode<ListArcadeDailyBoardsQuery, ListArcadeDailyBoardsQueryVariables>;