/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FriendsInChatSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FriendsInChatSubscription = { friendsChanged: { __typename: 'FriendsNews', kind: Types.FriendsNewsKind, playerId: string } };


export const FriendsInChatDocument = {"__meta__":{"hash":"c29febab680c2a90d5814ed17334f11ea72952729d76f420526fd1011e6c1fb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FriendsInChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"friendsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}}]}}]}}]} as unknown as DocumentNode<FriendsInChatSubscription, FriendsInChatSubscriptionVariables>;