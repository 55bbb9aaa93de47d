/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlockedPlayersQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedPlayersQuery = { blockedPlayers: Array<{ __typename: 'Acquaintance', id: string, relation: Types.FriendRelation, player: { __typename: 'Player', id: string, username: string, avatarUrl: string | null } }> };


export const BlockedPlayersDocument = {"__meta__":{"hash":"7d6cabaeb8cd7e3359159d36378360a0ae0c853a05b825a9c8f1f9ee47ef4d21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPlayers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedPlayers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AcquaintanceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AcquaintanceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Acquaintance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<BlockedPlayersQuery, BlockedPlayersQueryVariables>;