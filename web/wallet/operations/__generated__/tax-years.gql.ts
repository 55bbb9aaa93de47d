/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaxYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxYearsQuery = { taxYears: Array<number> };


export const TaxYearsDocument = {"__meta__":{"hash":"0da15bc97ce734cc584ce4dc8e33d18cade7dccf66f720d2e3bd82a9b4cbf72e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxYears"}}]}}]} as unknown as DocumentNode<TaxYearsQuery, TaxYearsQueryVariables>;