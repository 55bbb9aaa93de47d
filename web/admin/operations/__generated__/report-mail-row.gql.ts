/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportMailRowFragment = { __typename: 'ReportMail', kind: Types.FinanceReportKind, rhythm: Types.ReportRhythm, setAt: number, recipients: Array<{ __typename: 'ReportRecipient', username: string, isTold: boolean }> };

export const ReportMailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"setAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}}]}}]}}]} as unknown as DocumentNode<ReportMailRowFragment, unknown>;