/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListFlagsQuery = { featureFlags: Array<{ __typename: 'FeatureFlag', id: string, name: string, description: string, enabled: boolean, category: Types.FlagCategory, lastModified: number | null, modifiedBy: string | null }> };


export const ListFlagsDocument = {"__meta__":{"hash":"ae064bd7ee269fbb3f8e88b722a4902e725c72c4d2d860e388e7e9ecd4d48576"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeatureFlagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeatureFlagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedBy"}}]}}]} as unknown as DocumentNode<ListFlagsQuery, ListFlagsQueryVariables>;