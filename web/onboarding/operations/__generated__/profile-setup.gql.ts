/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileSetupQuery = { profileSetup: { __typename: 'ProfileSetup', displayName: string, favoriteGames: Array<string>, notifications: { __typename: 'NotificationChannels', email: boolean, chat: boolean, missions: boolean } } };


export const ProfileSetupDocument = {"__meta__":{"hash":"c263be6e03e131aed2ce4b427389c4c775e43b8cd4692fd1fa5042889d1e9660"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteGames"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"missions"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileSetupQuery, ProfileSetupQueryVariables>;