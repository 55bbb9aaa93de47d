/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FriendsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FriendsChangedSubscription = { friendsChanged: { __typename: 'FriendsNews', kind: Types.FriendsNewsKind, playerId: string, openFriendRequests: number, friend: { __typename: 'Friend', id: string, status: Types.PresenceStatus, game: string | null, since: number, player: { __typename: 'Player', id: string, username: string, avatarUrl: string | null } } | null } };


export const FriendsChangedDocument = {"__meta__":{"hash":"891ce6759cc564449826320564dad3860f482434d26f12f3d38915b8455304db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FriendsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"friendsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"openFriendRequests"}},{"kind":"Field","name":{"kind":"Name","value":"friend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FriendFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FriendFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Friend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<FriendsChangedSubscription, FriendsChangedSubscriptionVariables>;