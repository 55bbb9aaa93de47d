/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChatChannelFieldsFragment = { __typename: 'ChatChannel', id: string, name: string, unreadCount: number, isAdminOnly: boolean, mayPost: boolean, hasPin: boolean };

export const ChatChannelFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatChannelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatChannel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isAdminOnly"}},{"kind":"Field","name":{"kind":"Name","value":"mayPost"}},{"kind":"Field","name":{"kind":"Name","value":"hasPin"}}]}}]} as unknown as DocumentNode<ChatChannelFieldsFragment, unknown>;