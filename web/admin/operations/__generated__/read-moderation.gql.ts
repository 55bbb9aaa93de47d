/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadModerationQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadModerationQuery = { moderationSettings: { __typename: 'ModerationSettings', profanityFilter: boolean, spamDetection: boolean, linkBlocking: boolean, capsLimit: number, slowMode: number, followersOnly: boolean, autoModSeverity: number } };


export const ReadModerationDocument = {"__meta__":{"hash":"4104740166cfe9ab10fee4420b0e773f4ea96be4547f6dc4abae153a1a6105b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadModeration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModerationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profanityFilter"}},{"kind":"Field","name":{"kind":"Name","value":"spamDetection"}},{"kind":"Field","name":{"kind":"Name","value":"linkBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"capsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"slowMode"}},{"kind":"Field","name":{"kind":"Name","value":"followersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"autoModSeverity"}}]}}]} as unknown as DocumentNode<ReadModerationQuery, ReadModerationQueryVariables>;