/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadArcadeLeadersQueryVariables = Exact<{
  game: string;
}>;


export type ReadArcadeLeadersQuery = { arcadeLeaders: { __typename: 'ArcadeLeaders', game: string, runsLeft: number, best: Array<{ __typename: 'ArcadeLeader', place: number, rating: number | null, isOwn: boolean, player: { __typename: 'Player', id: string, username: string } | null }>, own: { __typename: 'ArcadeLeader', place: number, rating: number | null, isOwn: boolean, player: { __typename: 'Player', id: string, username: string } | null } | null } };


export const ReadArcadeLeadersDocument = {"__meta__":{"hash":"e90acc17d568f07ad0418591c393a1c4aa8e4a8e1f68c997298b3cf9e3b7fdb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadArcadeLeaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arcadeLeaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"best"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArcadeLeaderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArcadeLeaderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runsLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArcadeLeaderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArcadeLeader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<ReadArcadeLeadersQuery, ReadArcadeLeadersQueryVariables>;