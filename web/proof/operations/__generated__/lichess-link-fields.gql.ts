/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LichessLinkFieldsFragment = { __typename: 'LichessLink', isOffered: boolean, accountId: string | null, linkedAt: number | null, isBound: boolean };

export const LichessLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LichessLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichessLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBound"}}]}}]} as unknown as DocumentNode<LichessLinkFieldsFragment, unknown>;