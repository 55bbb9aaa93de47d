/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PluginsQueryVariables = Exact<{ [key: string]: never; }>;


export type PluginsQuery = { plugins: Array<{ __typename: 'Plugin', plugin: Types.PluginKind, name: string, scopes: Array<Types.ApiScope>, postsResults: boolean, connectedAt: number | null, expiresAt: number | null, lastHeardAt: number | null, webhookUrl: string | null }> };


export const PluginsDocument = {"__meta__":{"hash":"52c3c14de012a6d0f7bbf5b7cb2f2cd2bf77540c9ce86f7d83eb1499d0b6ace0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plugins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plugins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PluginRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PluginRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plugin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plugin"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postsResults"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHeardAt"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}}]}}]} as unknown as DocumentNode<PluginsQuery, PluginsQueryVariables>;