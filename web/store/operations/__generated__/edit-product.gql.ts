/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditProductMutationVariables = Exact<{
  input: Types.EditProductInput;
}>;


export type EditProductMutation = { editProduct: Array<{ __typename: 'CatalogueEntry', id: string, name: string, description: string, kind: Types.ProductKind, currency: Types.Currency, price: number, discount: number, cost: number, isFeatured: boolean, state: Types.ProductState, stateNow: Types.ProductState, onSaleFrom: number | null, onSaleUntil: number | null, version: string }> };


export const EditProductDocument = {"__meta__":{"hash":"6b4b52655fd35e34eb5a8d7509021572cb24a33e3f987e450472ff8bf46946c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateNow"}},{"kind":"Field","name":{"kind":"Name","value":"onSaleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"onSaleUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditProductMutation, EditProductMutationVariables>;