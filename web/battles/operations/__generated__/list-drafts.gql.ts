/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListDraftsQuery = { drafts: Array<{ __typename: 'Battle', id: string, game: Types.BattleGame, gameTitle: string, mode: Types.BattleMode, gameMode: string, title: string, description: string, privacy: Types.BattlePrivacy, stakeCents: number, createdAt: number }> };


export const ListDraftsDocument = {"__meta__":{"hash":"48ba54a916d897d97cd31da36cd0b0ed213282f1357bad23a7b029b9c400f287"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Battle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"gameTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"gameMode"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"stakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListDraftsQuery, ListDraftsQueryVariables>;