/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatChannelsQuery = { chatChannels: Array<{ __typename: 'ChatChannel', id: string, name: string, unreadCount: number, isAdminOnly: boolean, mayPost: boolean, hasPin: boolean }> | null };


export const ChatChannelsDocument = {"__meta__":{"hash":"e4ecfccebf38e01e1396709e1c14aeac6eb7b138f2dba360b35c347264b87117"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatChannelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatChannelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminOnly"}},{"kind":"Field","name":{"kind":"Name","value":"mayPost"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}}]}}]} as unknown as DocumentNode<ChatChannelsQuery, ChatChannelsQueryVariables>;