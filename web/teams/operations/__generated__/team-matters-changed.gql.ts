/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamMattersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TeamMattersChangedSubscription = { teamMattersChanged: { __typename: 'TeamMatters', team: { __typename: 'Team', id: string } | null } };


export const TeamMattersChangedDocument = {"__meta__":{"hash":"f14c55a7b25bdff64d723e3d75d96b76a43e000e5ffaafdf34282b9c6b99413f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TeamMattersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMattersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TeamMattersChangedSubscription, TeamMattersChangedSubscriptionVariables>;