/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListExhibitsQueryVariables = Exact<{
  acceptanceId: string;
}>;


export type ListExhibitsQuery = { exhibits: Array<{ __typename: 'Exhibit', kind: Types.ExhibitKind, id: string, title: string, at: number }> };


export const ListExhibitsDocument = {"__meta__":{"hash":"ee27ebbf4852e2e970795b9539c3997294f6d0014f79c8cf4a79748e04110074"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListExhibits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"acceptanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ListExhibitsQuery, ListExhibitsQueryVariables>;