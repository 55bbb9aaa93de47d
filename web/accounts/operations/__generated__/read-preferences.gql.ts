/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReadPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadPreferencesQuery = { preferences: { __typename: 'Preferences', email: boolean, chat: boolean, missions: boolean, battleUpdates: boolean, matchResults: boolean, walletChanges: boolean, marketing: boolean, profileVisibility: Types.ProfileVisibility, showStats: boolean, showEarnings: boolean } | null };


export const ReadPreferencesDocument = {"__meta__":{"hash":"d9820a9957b50ee4c7c99710748f2dbf66524145ce4b54738f5f5d4975343dcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"missions"}},{"kind":"Field","name":{"kind":"Name","value":"battleUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"matchResults"}},{"kind":"Field","name":{"kind":"Name","value":"walletChanges"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}},{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showStats"}},{"kind":"Field","name":{"kind":"Name","value":"showEarnings"}}]}}]} as unknown as DocumentNode<ReadPreferencesQuery, ReadPreferencesQueryVariables>;