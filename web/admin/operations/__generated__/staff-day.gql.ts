/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StaffDayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDayQuery = { staffDay: { __typename: 'StaffDay', at: number, figures: Array<{ __typename: 'StaffDayFigure', kind: Types.StaffFigure, today: number, before: number, todayByHour: Array<number>, beforeByHour: Array<number> }> } };


export const StaffDayDocument = {"__meta__":{"hash":"35fc72e8af8c1c16bb6044acd5ddaa183bbaf4ed303cb09908caf09d18c48fe9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"todayByHour"}},{"kind":"Field","name":{"kind":"Name","value":"beforeByHour"}}]}}]}}]}}]} as unknown as DocumentNode<StaffDayQuery, StaffDayQueryVariables>;