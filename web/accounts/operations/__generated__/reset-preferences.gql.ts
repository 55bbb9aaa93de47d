/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResetPreferencesMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetPreferencesMutation = { resetPreferences: { __typename: 'Preferences', email: boolean, chat: boolean, missions: boolean, battleUpdates: boolean, matchResults: boolean, walletChanges: boolean, marketing: boolean, profileVisibility: Types.ProfileVisibility, showStats: boolean, showEarnings: boolean } };


export const ResetPreferencesDocument = {"__meta__":{"hash":"a0129c7b3eb9e4adebfb3368d3a3aa5f25622a0ac2b7e728d9fbc9223cf2b1cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"missions"}},{"kind":"Field","name":{"kind":"Name","value":"battleUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"matchResults"}},{"kind":"Field","name":{"kind":"Name","value":"walletChanges"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}},{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showStats"}},{"kind":"Field","name":{"kind":"Name","value":"showEarnings"}}]}}]} as unknown as DocumentNode<ResetPreferencesMutation, ResetPreferencesMutationVariables>;