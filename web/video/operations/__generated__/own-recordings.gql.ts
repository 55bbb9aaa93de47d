/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRecordingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRecordingsQuery = { ownRecordings: { __typename: 'OwnRecordings', isOffered: boolean, isCameraOnly: boolean, isWanted: boolean, bytes: number, bytesMax: number, hoursMax: number, daysKept: number } };


export const OwnRecordingsDocument = {"__meta__":{"hash":"d4f1ebc1f291b196542f43351e0fb26ec7d415476b59f450e0e357894fe824da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRecordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownRecordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRecordingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRecordingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnRecordings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isCameraOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"bytesMax"}},{"kind":"Field","name":{"kind":"Name","value":"hoursMax"}},{"kind":"Field","name":{"kind":"Name","value":"daysKept"}}]}}]} as unknown as DocumentNode<OwnRecordingsQuery, OwnRecordingsQueryVariables>;