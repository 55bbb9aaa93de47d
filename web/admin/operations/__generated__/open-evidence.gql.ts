/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenEvidenceMutationVariables = Exact<{
  evidenceId: string;
}>;


export type OpenEvidenceMutation = { openEvidence: { __typename: 'Dispute', id: string, readings: Array<{ __typename: 'EvidenceReading', evidenceId: string, byName: string, at: number }> } };


export const OpenEvidenceDocument = {"__meta__":{"hash":"bf3a1ef0cc38cf3edced0b57fe657bcb83f5642aa4c8bcebc48360e6f55ce28e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evidenceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"evidenceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evidenceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceId"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<OpenEvidenceMutation, OpenEvidenceMutationVariables>;