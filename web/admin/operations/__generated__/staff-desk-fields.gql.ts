/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffDeskFieldsFragment = { __typename: 'StaffDesk', users: number, openDisputes: number, pendingWithdrawals: number, openReports: number, openAlerts: number, openRiskCases: number, urgentDisputes: number };

export const StaffDeskFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"openDisputes"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"openAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"openRiskCases"}},{"kind":"Field","name":{"kind":"Name","value":"urgentDisputes"}}]}}]} as unknown as DocumentNode<StaffDeskFieldsFragment, unknown>;