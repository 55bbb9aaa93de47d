/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatUnreadSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatUnreadSubscription = { chatUnread: Array<{ __typename: 'ChatChannel', id: string, name: string, unreadCount: number, isAdminOnly: boolean, mayPost: boolean, hasPin: boolean }> };


export const ChatUnreadDocument = {"__meta__":{"hash":"85bcd98c3d89adaffd993b57c89602297bef559b38271200730451808daf2325"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatUnread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatUnread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatChannelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatChannelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminOnly"}},{"kind":"Field","name":{"kind":"Name","value":"mayPost"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}}]}}]} as unknown as DocumentNode<ChatUnreadSubscription, ChatUnreadSubscriptionVariables>;