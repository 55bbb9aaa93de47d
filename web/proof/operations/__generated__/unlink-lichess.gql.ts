/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnlinkLichessMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkLichessMutation = { unlinkLichess: { __typename: 'LichessLink', isOffered: boolean, accountId: string | null, linkedAt: number | null, isBound: boolean } };


export const UnlinkLichessDocument = {"__meta__":{"hash":"ac8131435dd5315a3a68aae6a96acc96034865ac074cc9a28ce8aae8f0bc190b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkLichess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkLichess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LichessLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LichessLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichessLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBound"}}]}}]} as unknown as DocumentNode<UnlinkLichessMutation, UnlinkLichessMutationVariables>;