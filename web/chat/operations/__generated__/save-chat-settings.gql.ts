/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveChatSettingsMutationVariables = Exact<{
  input: Types.ChatSettingsInput;
}>;


export type SaveChatSettingsMutation = { saveChatSettings: { __typename: 'ChatSettings', muteAll: boolean, highContrast: boolean, showUnread: boolean, slashCommands: boolean } };


export const SaveChatSettingsDocument = {"__meta__":{"hash":"8e3f7ef29398e70d2c20926ab1c6492a6feb5037643ca1d931f55a591e1b50a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveChatSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveChatSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muteAll"}},{"kind":"Field","name":{"kind":"Name","value":"highContrast"}},{"kind":"Field","name":{"kind":"Name","value":"showUnread"}},{"kind":"Field","name":{"kind":"Name","value":"slashCommands"}}]}}]}}]} as unknown as DocumentNode<SaveChatSettingsMutation, SaveChatSettingsMutationVariables>;