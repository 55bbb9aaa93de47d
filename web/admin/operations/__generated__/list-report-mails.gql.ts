/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListReportMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListReportMailsQuery = { reportMails: Array<{ __typename: 'ReportMail', kind: Types.FinanceReportKind, rhythm: Types.ReportRhythm, setAt: number, recipients: Array<{ __typename: 'ReportRecipient', username: string, isTold: boolean }> }> };


export const ListReportMailsDocument = {"__meta__":{"hash":"f6559930907d2ddfa7dca480cb439b148636fa7d105bce8b6828c9eb6d7bb820"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReportMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportMailRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}}]}}]}}]} as unknown as DocumentNode<ListReportMailsQuery, ListReportMailsQueryVariables>;