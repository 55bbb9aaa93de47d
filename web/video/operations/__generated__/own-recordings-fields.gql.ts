/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRecordingsFieldsFragment = { __typename: 'OwnRecordings', isOffered: boolean, isCameraOnly: boolean, isWanted: boolean, bytes: number, bytesMax: number, hoursMax: number, daysKept: number };

export const OwnRecordingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRecordingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnRecordings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isCameraOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"bytesMax"}},{"kind":"Field","name":{"kind":"Name","value":"hoursMax"}},{"kind":"Field","name":{"kind":"Name","value":"daysKept"}}]}}]} as unknown as DocumentNode<OwnRecordingsFieldsFragment, unknown>;