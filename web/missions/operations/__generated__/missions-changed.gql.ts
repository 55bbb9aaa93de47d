/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MissionsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MissionsChangedSubscription = { missionsChanged: number };


export const MissionsChangedDocument = {"__meta__":{"hash":"4bd113e1ac85704d11387a4b239f9f5976eeaabcba72da3ae829ea418465e36e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MissionsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missionsChanged"}}]}}]} as unknown as DocumentNode<MissionsChangedSubscription, MissionsChangedSubscriptionVariables>;