/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LegalToAcceptQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalToAcceptQuery = { legalToAccept: Array<{ __typename: 'LegalVersion', text: Types.LegalText, version: number, since: string }> };


export const LegalToAcceptDocument = {"__meta__":{"hash":"8decab798e543f0c2ed88e3e52d90a6840723d005f49cb8da6f29ac6c2445bd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalToAccept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalToAccept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<LegalToAcceptQuery, LegalToAcceptQueryVariables>;