/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnClipsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClipsQuery = { ownClips: { __typename: 'OwnClips', isAllowed: boolean, clips: number, bytes: number, bytesMax: number } };


export const OwnClipsDocument = {"__meta__":{"hash":"1787ea94e50fe6eb2ee5d6d52cd25fb3103c410d73757e31cd6ef7d7726913c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnClips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownClips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"clips"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"bytesMax"}}]}}]}}]} as unknown as DocumentNode<OwnClipsQuery, OwnClipsQueryVariables>;