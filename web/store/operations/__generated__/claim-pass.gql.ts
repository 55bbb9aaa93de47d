/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClaimPassMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimPassMutation = { claimPass: { __typename: 'BattlePass', id: string, number: number, nextStartsAt: number | null, had: Array<string>, startsAt: number, endsAt: number, xp: number, hasPaid: boolean, claimed: Array<string> } | null };


export const ClaimPassDocument = {"__meta__":{"hash":"7b3e88161aae64894e1117b6b03e300d089817b9093e29737f89ecf657f73eec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BattlePass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"nextStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"had"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"xp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaid"}},{"kind":"Field","name":{"kind":"Name","value":"claimed"}}]}}]} as unknown as DocumentNode<ClaimPassMutation, ClaimPassMutationVariables>;