/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StreamableBattlesQueryVariables = Exact<{ [key: string]: never; }>;


export type StreamableBattlesQuery = { streamableBattles: Array<{ __typename: 'StreamableBattle', id: string, name: string, type: string, description: string }>, streamableContests: Array<{ __typename: 'StreamContest', kind: Types.StreamContestKind, id: string, title: string, terms: string, standing: string }> };


export const StreamableBattlesDocument = {"__meta__":{"hash":"637064f64dc5b8a1c08f25f02a7edb87507caa05d36b1645eb97139f15b2656e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreamableBattles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"streamableBattles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamableContests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}}]} as unknown as DocumentNode<StreamableBattlesQuery, StreamableBattlesQueryVariables>;