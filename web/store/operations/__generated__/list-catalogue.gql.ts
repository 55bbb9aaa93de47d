/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCatalogueQuery = { catalogue: Array<{ __typename: 'CatalogueEntry', id: string, name: string, description: string, kind: Types.ProductKind, currency: Types.Currency, price: number, discount: number, cost: number, isFeatured: boolean, state: Types.ProductState, stateNow: Types.ProductState, onSaleFrom: number | null, onSaleUntil: number | null, version: string }> };


export const ListCatalogueDocument = {"__meta__":{"hash":"64fc518e188b949d94eff8e5f4fce0ec8515551fe7dc05052d14b986578ca00a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateNow"}},{"kind":"Field","name":{"kind":"Name","value":"onSaleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"onSaleUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListCatalogueQuery, ListCatalogueQueryVariables>;