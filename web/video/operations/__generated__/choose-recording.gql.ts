/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChooseRecordingMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type ChooseRecordingMutation = { chooseRecording: { __typename: 'OwnRecordings', isOffered: boolean, isCameraOnly: boolean, isWanted: boolean, bytes: number, bytesMax: number, hoursMax: number, daysKept: number } };


export const ChooseRecordingDocument = {"__meta__":{"hash":"3ad6178d3bda713f2d7a4f6133830f385401adf13cc7ecd8fe2893f6698f6556"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseRecording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseRecording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRecordingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRecordingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnRecordings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isCameraOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"bytesMax"}},{"kind":"Field","name":{"kind":"Name","value":"hoursMax"}},{"kind":"Field","name":{"kind":"Name","value":"daysKept"}}]}}]} as unknown as DocumentNode<ChooseRecordingMutation, ChooseRecordingMutationVariables>;