/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ModerationSettingsFieldsFragment = { __typename: 'ModerationSettings', profanityFilter: boolean, spamDetection: boolean, linkBlocking: boolean, capsLimit: number, slowMode: number, followersOnly: boolean, autoModSeverity: number };

export const ModerationSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profanityFilter"}},{"kind":"Field","name":{"kind":"Name","value":"spamDetection"}},{"kind":"Field","name":{"kind":"Name","value":"linkBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"capsLimit"}},{"kind":"Field","name":{"kind":"Name","value":"slowMode"}},{"kind":"Field","name":{"kind":"Name","value":"followersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"autoModSeverity"}}]}}]} as unknown as DocumentNode<ModerationSettingsFieldsFragment, unknown>;