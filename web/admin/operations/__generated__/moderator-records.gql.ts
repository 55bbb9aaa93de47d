/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ModeratorRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModeratorRecordsQuery = { moderatorRecords: Array<{ __typename: 'ModeratorRecord', decided: number, appealed: number, overturned: number, medianMs: number, moderator: { __typename: 'Player', id: string, username: string, avatarUrl: string | null, worn: { __typename: 'Worn', frame: string | null, title: string | null } } }> };


export const ModeratorRecordsDocument = {"__meta__":{"hash":"48261913ef2efc1d00832d88093597c66d83a0cb5523228652540724705c89f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModeratorRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderatorRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerFace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"Field","name":{"kind":"Name","value":"appealed"}},{"kind":"Field","name":{"kind":"Name","value":"overturned"}},{"kind":"Field","name":{"kind":"Name","value":"medianMs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerFace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"worn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ModeratorRecordsQuery, ModeratorRecordsQueryVariables>;