/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetReportMailMutationVariables = Exact<{
  input: Types.ReportMailInput;
}>;


export type SetReportMailMutation = { setReportMail: Array<{ __typename: 'ReportMail', kind: Types.FinanceReportKind, rhythm: Types.ReportRhythm, setAt: number, recipients: Array<{ __typename: 'ReportRecipient', username: string, isTold: boolean }> }> };


export const SetReportMailDocument = {"__meta__":{"hash":"8235e3c4985ad07a80ff7da30c3b841c850bd58999c0bc9f9b8c1e0b7b08b053"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReportMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReportMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportMailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}}]}}]}}]} as unknown as DocumentNode<SetReportMailMutation, SetReportMailMutationVariables>;