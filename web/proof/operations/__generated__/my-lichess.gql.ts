/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyLichessQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLichessQuery = { myLichess: { __typename: 'LichessLink', isOffered: boolean, accountId: string | null, linkedAt: number | null, isBound: boolean } };


export const MyLichessDocument = {"__meta__":{"hash":"471d57a021f27d10fe72909e7c61cdcdad481987076c21b75f93458cc5f1ce63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLichess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myLichess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LichessLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LichessLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichessLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBound"}}]}}]} as unknown as DocumentNode<MyLichessQuery, MyLichessQueryVariables>;