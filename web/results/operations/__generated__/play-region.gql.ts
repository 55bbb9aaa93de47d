/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlayRegionQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayRegionQuery = { playRegion: { __typename: 'PlayRegion', region: Types.Region | null, changeableAt: number | null } };


export const PlayRegionDocument = {"__meta__":{"hash":"3778adda9193fbc1374d03149c1d1391cbe39f8b18e9f1501343b0d92b275221"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"changeableAt"}}]}}]}}]} as unknown as DocumentNode<PlayRegionQuery, PlayRegionQueryVariables>;