/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveModerationMutationVariables = Exact<{
  input: Types.ModerationSettingsInput;
}>;


export type SaveModerationMutation = { saveModerationSettings: { __typename: 'ModerationSettings', profanityFilter: boolean, spamDetection: boolean, linkBlocking: boolean, capsLimit: number, slowMode: number, followersOnly: boolean, autoModSeverity: number } };


export const SaveModerationDocument = {"__meta__":{"hash":"c9c40c5e3c81dfc8cdc5ca82d28ad70b4449f0fac60bbf70aab98aaa21c621f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveModeration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveModerationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModerationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profanityFilter"}},{"kind":"Field","name":{"kind":"Name","value":"spamDetection"}},{"kind":"Field","name":{"kind":"Name","value":"linkBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"capsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"slowMode"}},{"kind":"Field","name":{"kind":"Name","value":"followersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"autoModSeverity"}}]}}]} as unknown as DocumentNode<SaveModerationMutation, SaveModerationMutationVariables>;