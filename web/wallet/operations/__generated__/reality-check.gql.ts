/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RealityCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type RealityCheckQuery = { realityCheck: { __typename: 'RealityCheck', signedInAt: number, minutesPlayed: number, netCents: number, everyMinutes: number } | null };


export const RealityCheckDocument = {"__meta__":{"hash":"b7a4a7b2a1b09b33e3b47898763a2a646b16b889169002c5b3bdeef8b47ef083"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPlayed"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"everyMinutes"}}]}}]}}]} as unknown as DocumentNode<RealityCheckQuery, RealityCheckQueryVariables>;