/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatSettingsQuery = { chatSettings: { __typename: 'ChatSettings', muteAll: boolean, highContrast: boolean, showUnread: boolean, slashCommands: boolean } | null };


export const ChatSettingsDocument = {"__meta__":{"hash":"ab5efc2a36ace4ecefb7424f1c65603db566c4ac3b04cf5aa3a52c8b43e0fa88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muteAll"}},{"kind":"Field","name":{"kind":"Name","value":"highContrast"}},{"kind":"Field","name":{"kind":"Name","value":"showUnread"}},{"kind":"Field","name":{"kind":"Name","value":"slashCommands"}}]}}]}}]} as unknown as DocumentNode<ChatSettingsQuery, ChatSettingsQueryVariables>;