/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConnectedApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedApplicationsQuery = { connectedApplications: Array<{ __typename: 'ConnectedApplication', id: string, name: string, logoUrl: string | null, ownerName: string, scopes: Array<Types.ApiScope>, dailyStakeCents: number, stakedTodayCents: number, connectedAt: number, expiresAt: number, lastUsedAt: number | null, lastUsedAddress: string | null }> };


export const ConnectedApplicationsDocument = {"__meta__":{"hash":"f764eeaeee01b4b9384bac90df5d48df0edb6ef750b22c5c1ac08cb9821d5372"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectedApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectedApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedApplicationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"dailyStakeCents"}},{"kind":"Field","name":{"kind":"Name","value":"stakedTodayCents"}},{"kind":"Field","name":{"kind":"Name","value":"connectedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}}]}}]} as unknown as DocumentNode<ConnectedApplicationsQuery, ConnectedApplicationsQueryVariables>;