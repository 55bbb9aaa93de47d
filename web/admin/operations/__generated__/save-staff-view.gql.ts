/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveStaffViewMutationVariables = Exact<{
  input: Types.StaffViewInput;
}>;


export type SaveStaffViewMutation = { saveStaffView: Array<{ __typename: 'StaffView', id: string, table: Types.StaffTable, name: string, query: string, isShared: boolean, isOwn: boolean, ownerName: string }> };


export const SaveStaffViewDocument = {"__meta__":{"hash":"3fcbc885b12f9c9f6ce55d756a176eb0956c67f14a8e9a3c502b6dd46d2dae60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStaffView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveStaffView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}}]} as unknown as DocumentNode<SaveStaffViewMutation, SaveStaffViewMutationVariables>;