/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlatformStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformStatusQuery = { platformStatus: { __typename: 'PlatformStatus', uptime: number | null, days: Array<{ __typename: 'PlatformDay', day: string, uptime: number | null, downMs: number, maintenanceMs: number }>, incidents: Array<{ __typename: 'Incident', kind: Types.IncidentKind, startedAt: number, endedAt: number | null, reason: string }> } };


export const PlatformStatusDocument = {"__meta__":{"hash":"08ee72df2d0af1d87ce5b8cb59d74fec7d654b716db5b59b2515feff61beeb89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"uptime"}},{"kind":"Field","name":{"kind":"Name","value":"downMs"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incidents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<PlatformStatusQuery, PlatformStatusQueryVariables>;